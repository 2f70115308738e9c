package table13.table.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import table13.rules.Setup;
import table13.rules.record.Replay;
import table13.rules.registry.Games;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.Thirteen;

@DisplayName("A fair deal")
class FairDealTest {

    static Stream<Setup> setups() {
        return Games.ALL.stream().map(game -> Setup.of(game, game.fewestPlayers() + 1));
    }

    @ParameterizedTest
    @MethodSource("setups")
    @DisplayName("plays a whole match, and the record recomputes to the end")
    void wholeMatch(Setup setup) {
        FairDeal deal = Deals.of(setup, 1);
        List<String> record = Deals.record(deal);
        assertThat(record).containsSubsequence(deal.lines());
        Replay replay = new Replay(
                record, 1, (s, names, lines) -> FairDeal.read(s, names, lines).chance());
        while (replay.hasNext()) {
            replay.next();
        }
        assertThat(replay.match().isOver()).isTrue();
        assertThat(replay.match().record().lines().toList()).isEqualTo(record);
        assertThat(Deals.record(deal)).isEqualTo(record);
    }

    @Test
    @DisplayName("differs when any input differs")
    void everythingCounts() {
        String secret = Deals.DEAL.secret();
        List<FairDeal> deals = List.of(
                Deals.DEAL,
                new FairDeal(DealVersion.ONE, "t1", 3, secret, Deals.SETUP, Deals.NAMES, Deals.SEEDS),
                new FairDeal(DealVersion.TWO, "t2", 3, secret, Deals.SETUP, Deals.NAMES, Deals.SEEDS),
                new FairDeal(DealVersion.TWO, "t1", 4, secret, Deals.SETUP, Deals.NAMES, Deals.SEEDS),
                new FairDeal(DealVersion.TWO, "t1", 3, Deals.CHAIN.secret(4), Deals.SETUP, Deals.NAMES, Deals.SEEDS),
                with(Setup.of(Thirteen.GAME, 3)),
                with(new Setup(Friday.GAME, 3, Map.of("deck", "50"))),
                with(new Setup(Friday.GAME, 3, Map.of("memory-aid", "on"))),
                with(List.of("Ada", "Ben", "Zoë"), Deals.SEEDS),
                with(List.of("Ada", "Ben", "Zoe"), Deals.SEEDS),
                with(List.of("Ben", "Ada", "Cleo"), Deals.SEEDS),
                with(Deals.NAMES, List.of("", "", "")),
                with(Deals.NAMES, List.of("aa01", "", "")),
                with(Deals.NAMES, List.of("aa01", "", "cc04")),
                with(Deals.NAMES, List.of("aa01", "", "cc0300")),
                with(Deals.NAMES, List.of("aa01", "00", "cc03")),
                with(Deals.NAMES, List.of("aa01", "cc03", "")),
                with(Deals.NAMES, List.of("cc03", "", "aa01")));
        Set<List<Integer>> shuffles = new HashSet<>();
        for (FairDeal deal : deals) {
            assertThat(shuffles.add(Deals.shuffled(deal.chance(), 53)))
                    .as(deal.text())
                    .isTrue();
        }
    }

    private static FairDeal with(Setup setup) {
        return new FairDeal(DealVersion.TWO, "t1", 3, Deals.DEAL.secret(), setup, Deals.NAMES, Deals.SEEDS);
    }

    private static FairDeal with(List<String> names, List<String> seeds) {
        return new FairDeal(DealVersion.TWO, "t1", 3, Deals.DEAL.secret(), Deals.SETUP, names, seeds);
    }

    @Test
    @DisplayName("depends on its number of players")
    void players() {
        Set<String> texts = new HashSet<>();
        for (int players = 3; players <= 6; players++) {
            assertThat(texts.add(Deals.of(Setup.of(Friday.GAME, players), 1).text()))
                    .isTrue();
        }
    }

    @Test
    @DisplayName("has a text that no name can imitate")
    void namesAreOneLine() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> with(List.of("Ada", "Ben", "Cleo\nseed 0 aa01"), List.of("", "", "")))
                .withMessage("A name must be one line.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "AA", "0x", "aa ", "aa\n", "é0"})
    @DisplayName("takes no seed that is not hexadecimal")
    void badSeeds(String seed) {
        assertThat(FairDeal.isSeed(seed)).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> with(Deals.NAMES, List.of("", seed, "")))
                .withMessageStartingWith("A seed is at most 32 bytes");
    }

    @Test
    @DisplayName("takes seeds of up to 32 bytes")
    void seeds() {
        assertThat(FairDeal.isSeed("")).isTrue();
        assertThat(FairDeal.isSeed("ff".repeat(32))).isTrue();
        assertThat(FairDeal.isSeed("ff".repeat(33))).isFalse();
        FairDeal longest = new FairDeal(
                DealVersion.TWO,
                "x".repeat(64),
                1000,
                Deals.ROOT,
                Setup.of(Friday.GAME, 6),
                List.of("a", "b", "c", "d", "e", "f"),
                List.of("", "ff".repeat(32), "", "", "", "ff".repeat(32)));
        assertThat(Deals.begin(longest).record()).contains("\ndeal seed 5 " + "ff".repeat(32) + "\nround 1 ");
    }

    @Test
    @DisplayName("refuses invalid inputs")
    void refusals() {
        for (String table : List.of("", "a b", "a\nb", "é", "x".repeat(65))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new FairDeal(
                            DealVersion.TWO, table, 3, Deals.DEAL.secret(), Deals.SETUP, Deals.NAMES, Deals.SEEDS))
                    .withMessageStartingWith("The id of a table");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> with(List.of("Ada", "Ben"), Deals.SEEDS))
                .withMessage("A deal for 3 seats needs as many names and seeds, not 2 and 3.");
        assertThatIllegalArgumentException().isThrownBy(() -> with(Deals.NAMES, List.of("")));
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> new FairDeal(DealVersion.TWO, "t", 0, Deals.ROOT, Deals.SETUP, Deals.NAMES, Deals.SEEDS));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new FairDeal(DealVersion.TWO, "t", 1, "00", Deals.SETUP, Deals.NAMES, Deals.SEEDS));
    }

    @Test
    @DisplayName("of version 1 plays a whole match, and the record recomputes without a version line")
    void versionOne() {
        FairDeal deal = Deals.of(DealVersion.ONE, Setup.of(Friday.GAME, 4), 1);
        List<String> record = Deals.record(deal);
        assertThat(record).noneMatch(line -> line.startsWith("deal version"));
        assertThat(FairDeal.read(deal.setup(), deal.names(), deal.lines())).isEqualTo(deal);
        assertThat(deal.commitment())
                .isNotEqualTo(Deals.of(Setup.of(Friday.GAME, 4), 1).commitment());
    }

    @Test
    @DisplayName("gives bots a seed that follows from the secret, differs by version and seat, and equals no draw")
    void bots() {
        Set<Long> botSeeds = new HashSet<>();
        for (int version = 10; version < 30; version++) {
            for (int seat = 0; seat < 3; seat++) {
                botSeeds.add(Deals.DEAL.botSeed(version, seat));
            }
        }
        assertThat(botSeeds).hasSize(60);
        FairDeal other =
                new FairDeal(DealVersion.TWO, "t1", 3, Deals.CHAIN.secret(4), Deals.SETUP, Deals.NAMES, Deals.SEEDS);
        assertThat(other.botSeed(10, 0)).isNotEqualTo(Deals.DEAL.botSeed(10, 0));
        assertThat(with(List.of("x", "y", "z"), List.of("", "", "")).botSeed(10, 0))
                .isEqualTo(Deals.DEAL.botSeed(10, 0));
    }

    @Test
    @DisplayName("keeps its secret out of its log text")
    void discreet() {
        assertThat(Deals.DEAL.toString()).doesNotContain(Deals.DEAL.secret().substring(0, 8));
        assertThat(Deals.DEAL.text()).doesNotContain(Deals.DEAL.secret());
    }
}
