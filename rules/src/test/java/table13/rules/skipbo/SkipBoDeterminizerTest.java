package table13.rules.skipbo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static table13.rules.skipbo.SkipBoScenario.set;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import table13.rules.Determinizer;
import table13.rules.SplitMix;
import table13.rules.View;

class SkipBoDeterminizerTest {
    private final SkipBo game = SkipBo.GAME;

    @ParameterizedTest
    @CsvSource({"2, 16", "3, 12", "4, 16", "4, 12"})
    void whatIsImaginedLooksTheSameAndLosesNoCard(int players, String wilds) {
        SplitMix chance = new SplitMix(players);
        SkipBoScenario table = SkipBoScenario.dealt(players, 0, chance, "wilds", wilds, "pawns", "either");
        SkipBoState sampled = game.newState(table.state.setup);
        int[] deck = new SkipBoInsight().census(table.state);
        int[] buffer = new int[game.mostLegalMoves()];
        for (int ply = 0; ply < 1500 && table.state.toMove() >= 0; ply++) {
            for (int viewer = View.WATCHER; viewer < players; viewer += viewer == View.WATCHER ? 2 : 1) {
                game.determinizer(table.view(viewer)).sample(sampled, chance);
                assertThat(game.view(sampled, viewer)).isEqualTo(table.view(viewer));
                assertThat(new SkipBoInsight().census(sampled)).isEqualTo(deck);
            }
            int n = table.state.legalMoves(buffer);
            int choice = chance.below(3) == 0 ? chance.below(n) : 0;
            table.state.play(buffer[choice], chance, table);
        }
    }

    /// Seat 1 holds one card, and each stock has a top, a hidden card and a known bottom. With the draw pile there are
    /// six hidden places for six different cards.
    private SkipBoScenario smallTable() {
        SkipBoScenario table = SkipBoScenario.table(2)
                .hand("1 1")
                .hand(1, "2")
                .stock("9 3 10")
                .stock(1, "11 4 12")
                .drawPile("5 6 7");
        table.state.stocks[0] = Stocks.withKnown(table.state.stocks[0], 1);
        table.state.stocks[1] = Stocks.withKnown(table.state.stocks[1], 1);
        long elsewhere = Cards.of(game.deck(table.state.setup))
                - set("1 1 2 9 3 10 11 4 12 5 6 7 8 8")
                - BuildingPile.cards(BuildingPile.startingWith(5));
        table.discardPile("8 8");
        table.state.supply.setAside = elsewhere;
        table.state.piles[3] = BuildingPile.startingWith(5);
        return table;
    }

    @Test
    void whatTheViewerKnowsStays() {
        SkipBoScenario table = smallTable();
        SkipBoState sampled = game.newState(table.state.setup);
        Determinizer<SkipBoState> determinizer = game.determinizer(table.view(0));
        for (int i = 0; i < 100; i++) {
            determinizer.sample(sampled, new SplitMix(i));
            assertThat(sampled.hands[0]).isEqualTo(set("1 1"));
            assertThat(Cards.count(sampled.hands[1])).isEqualTo(1);
            assertThat(Stocks.top(sampled.stocks[0])).isEqualTo(8);
            assertThat(Stocks.card(sampled.stocks[0], 2)).isEqualTo(9);
            assertThat(Stocks.top(sampled.stocks[1])).isEqualTo(10);
            assertThat(Stocks.card(sampled.stocks[1], 2)).isEqualTo(11);
            assertThat(sampled.supply.discardTop).isEqualTo(7);
            assertThat(sampled.supply.toDraw()).isEqualTo(3);
        }
    }

    @Test
    void everyPlacementIsEquallyLikely() {
        SkipBoScenario table = smallTable();
        SkipBoState sampled = game.newState(table.state.setup);
        Determinizer<SkipBoState> determinizer = game.determinizer(table.view(0));
        SplitMix chance = new SplitMix(2025);
        Map<String, Integer> seen = new HashMap<>();
        int times = 720 * 100;
        for (int i = 0; i < times; i++) {
            determinizer.sample(sampled, chance);
            StringBuilder placement = new StringBuilder();
            placement.append(Cards.list(sampled.hands[1])).append(Stocks.card(sampled.stocks[0], 1));
            placement.append(' ').append(Stocks.card(sampled.stocks[1], 1));
            for (int place = sampled.supply.drawn; place < sampled.supply.drawPile.length; place++) {
                placement.append(' ').append(sampled.supply.drawPile[place]);
            }
            seen.merge(placement.toString(), 1, Integer::sum);
        }
        assertThat(seen).hasSize(720);
        double chiSquare = seen.values().stream()
                .mapToDouble(n -> (n - 100.0) * (n - 100.0) / 100.0)
                .sum();
        assertThat(chiSquare).isCloseTo(719, within(150.0));
    }

    @Test
    void aWatcherKnowsNoHandAtAll() {
        SkipBoScenario table = smallTable();
        SkipBoState sampled = game.newState(table.state.setup);
        Determinizer<SkipBoState> determinizer = game.determinizer(table.view(View.WATCHER));
        SplitMix chance = new SplitMix(5);
        int ones = 0;
        for (int i = 0; i < 8000; i++) {
            determinizer.sample(sampled, chance);
            ones += Cards.count(sampled.hands[1], 0);
        }
        assertThat(ones).isCloseTo(2000, within(150));
    }

    @Test
    void aMatchThatIsOverCanBeImaginedToo() {
        SkipBoScenario table = smallTable();
        table.state.stocks[0] = Stocks.put(0, 0);
        table.state.supply.setAside += set("9 3 10") - set("1");
        table.play("stock>blue");
        SkipBoState sampled = game.newState(table.state.setup);
        game.determinizer(table.view(1)).sample(sampled, new SplitMix(1));

        assertThat(game.view(sampled, 1)).isEqualTo(table.view(1));
    }

    @Test
    void copiesAreEqualAndIndependent() {
        SkipBoScenario table = SkipBoScenario.dealt(3, 0, new SplitMix(9));
        SkipBoState copy = SkipBoScenario.dealt(3, 2, new SplitMix(10)).state;
        assertThat(copy).isNotEqualTo(table.state);
        copy.copyFrom(table.state);

        assertThat(copy).isEqualTo(table.state).hasSameHashCodeAs(table.state);
        assertThat(copy.supply).hasSameHashCodeAs(table.state.supply);
        int[] buffer = new int[game.mostLegalMoves()];
        copy.legalMoves(buffer);
        copy.play(buffer[0], new SplitMix(1), table);
        assertThat(copy).isNotEqualTo(table.state);
        assertThat(table.state.turn).isEqualTo(1);
    }
}
