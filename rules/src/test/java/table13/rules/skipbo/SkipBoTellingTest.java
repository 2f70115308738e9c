package table13.rules.skipbo;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.rules.skipbo.SkipBoScenario.dealt;
import static table13.rules.skipbo.SkipBoScenario.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import table13.rules.Event;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.cards.Card;

/// The visibility of events.
class SkipBoTellingTest {
    private static final Card WILD = Cards.card(Cards.WILD);

    @Test
    void theDealIsToldInOrder() {
        SkipBoScenario table = dealt(2, 1, new Arranged().then("1 12 w 4 5 6").then("7 8"));
        List<Event> told = table.told(0);

        assertThat(told)
                .hasSize(9)
                .startsWith(
                        new SkipBoEvent.TurnedUp(number(1), 0, true),
                        new SkipBoEvent.TurnedUp(number(12), 1, false),
                        new SkipBoEvent.TurnedUp(WILD, 2, true));
        assertThat(told)
                .endsWith(
                        new SkipBoEvent.StockDealt(1, 10, number(7)),
                        new SkipBoEvent.StockDealt(0, 10, number(8)),
                        new SkipBoEvent.Drew(1, 5, List.of()));
    }

    @Test
    void onlyWhoDrawsIsToldTheCards() {
        SkipBoScenario table = table(3).hand("9").drawPile("5 3 w 3 8 1").play("9:1>10");
        SkipBoEvent.Drew drew = new SkipBoEvent.Drew(1, 5, List.of(number(3), number(3), number(5), number(8), WILD));
        SkipBoEvent.Drew count = new SkipBoEvent.Drew(1, 5, List.of());

        assertThat(table.events).last().isEqualTo(drew);
        assertThat(drew.seenBy(1)).isEqualTo(drew);
        assertThat(List.of(drew.seenBy(0), drew.seenBy(2), drew.seenBy(View.WATCHER)))
                .containsOnly(count);
    }

    @Test
    void aTurnIsToldToEverybody() {
        SkipBoScenario table =
                table(2).pawns(11, 1).pile("blue", 2).hand("9 9").stock("4 8").drawPile("7 7 7 7 7");
        table.play("+stock>blue", "9:11>20");

        assertThat(table.told(View.WATCHER))
                .containsExactly(
                        new SkipBoEvent.StoodIn(0, 0, 3),
                        new SkipBoEvent.Built(0, number(4), true, 0, 4),
                        new SkipBoEvent.StockTurned(0, number(8)),
                        new SkipBoEvent.Discarded(0, number(9), 11, 20),
                        new SkipBoEvent.Drew(1, 5, List.of()));
    }

    @Test
    void exchangeAndWinAreTold() {
        SkipBoScenario table =
                table(2).pawns(10, 1).hand("9").stock("2 1").play("exchange", "stock>blue", "stock>blue");

        assertThat(table.told(1))
                .containsExactly(
                        new SkipBoEvent.Exchanged(0, number(2)),
                        new SkipBoEvent.StockTurned(0, number(1)),
                        new SkipBoEvent.Built(0, number(1), true, 0, 1),
                        new SkipBoEvent.StockTurned(0, number(2)),
                        new SkipBoEvent.Built(0, number(2), true, 0, 2),
                        new SkipBoEvent.Won(0));
    }

    @Test
    void completionAndReshuffleAreTold() {
        SkipBoScenario table =
                table(2).hand("w").drawPile("7 7").discardPile("3 3").chance(new Arranged());
        table.state.piles[0] = BuildingPile.startingWith(10);
        table.play("w>blue");

        assertThat(table.told(1))
                .containsExactly(
                        new SkipBoEvent.Built(0, WILD, false, 0, 12),
                        new SkipBoEvent.SetAside(0, List.of(number(11), WILD)),
                        new SkipBoEvent.Drew(0, 2, List.of()),
                        new SkipBoEvent.Reshuffled(2, false),
                        new SkipBoEvent.Drew(0, 2, List.of()),
                        new SkipBoEvent.Reshuffled(2, true),
                        new SkipBoEvent.Drew(0, 1, List.of()));
    }

    @Test
    void theEndOfATurnWithoutCardsIsTold() {
        SkipBoScenario table = table(2).turn(1199, 0).hand("").drawPile("").play("end", "end");

        assertThat(table.told(1))
                .containsExactly(
                        new SkipBoEvent.TurnEnded(0), new SkipBoEvent.TurnEnded(1), new SkipBoEvent.TurnsRanOut(1200));
    }

    @Test
    void aViewShowsTheOwnHandAndTheMovesOfTheSeatToMove() {
        SkipBoScenario table = table(3).hand("1 9").hand(1, "3 4");

        assertThat(table.view(0).hand()).containsExactly(number(1), number(9));
        assertThat(table.view(0).legalMoves()).isNotEmpty();
        assertThat(table.view(1).hand()).containsExactly(number(3), number(4));
        assertThat(table.view(1).legalMoves()).isEmpty();
        assertThat(table.view(View.WATCHER).hand()).isEmpty();
        assertThat(table.view(View.WATCHER).legalMoves()).isEmpty();
        assertThat(table.view(2).seats()).extracting(SkipBoView.Seat::handSize).containsExactly(2, 2, 0);
    }

    @Test
    void aViewDoesNotChangeWithWhatItCannotSee() {
        SplitMix chance = new SplitMix(77);
        SkipBoScenario table = dealt(4, 2, chance);
        int[] buffer = new int[SkipBo.GAME.mostLegalMoves()];
        SkipBoState other = SkipBo.GAME.newState(table.state.setup);
        for (int i = 0; i < 300; i++) {
            for (int viewer : new int[] {View.WATCHER, 0, 1, 2, 3}) {
                other.copyFrom(table.state);
                new SkipBoInsight().permuteUnseen(other, viewer, chance);
                assertThat(SkipBo.GAME.view(other, viewer)).isEqualTo(table.view(viewer));
            }
            table.state.play(buffer[chance.below(table.state.legalMoves(buffer))], chance, table);
        }
    }

    private static Card number(int number) {
        return Cards.card(number - 1);
    }
}
