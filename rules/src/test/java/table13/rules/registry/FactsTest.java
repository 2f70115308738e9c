package table13.rules.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Game;
import table13.rules.LogReach;
import table13.rules.Match;
import table13.rules.MatchKind;
import table13.rules.ScoreGoal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.leaves.Leaves;
import table13.rules.skipbo.SkipBo;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.Thirteen;
import table13.testkit.RandomMatches;
import table13.testkit.Setups;

/// Compares the declared facts of games with their play.
class FactsTest {

    static List<Setup> setups() {
        return Setups.all();
    }

    static Stream<Game<?>> games() {
        return Games.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("setups")
    @DisplayName(
            "A match has as many rounds as the game says; the points add up to the totals, and the best of them win")
    @Tag("slow")
    void rounds(Setup setup) {
        Game<?> game = setup.game();
        Match<?> match = RandomMatches.begin(setup, 17);
        SplitMix chance = new SplitMix(18);
        while (!match.isOver()) {
            RandomMatches.playAny(match, chance);
        }
        View view = match.view(View.WATCHER);
        int rounds = game.rounds(setup);
        assertThat(view.points()).hasSize(rounds == 0 ? view.points().size() : rounds);
        assertThat(game.addsUp(setup)).isEqualTo(rounds != 1);
        assertThat(game.fairRounds(setup)).isBetween(0, Math.max(rounds, 1));
        int best = game.best() == ScoreGoal.FEWEST ? Collections.min(view.totals()) : Collections.max(view.totals());
        assertThat(view.winners()).allMatch(seat -> view.totals().get(seat) == best);
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("A game has a good number of players, and kinds of match for all of its numbers of players")
    void sane(Game<?> game) {
        assertThat(game.usualPlayers()).isBetween(game.fewestPlayers(), game.mostPlayers());
        assertThat(game.numbers())
                .isNotEmpty()
                .allSatisfy((name, number) -> assertThat(name).matches("[a-zA-Z]+"));
        for (MatchKind kind : MatchKind.of(game)) {
            assertThat(kind.rounds()).hasSize(game.mostPlayers() - game.fewestPlayers() + 1);
            Setup setup = new Setup(game, game.mostPlayers(), kind.options());
            assertThat(kind.rounds().getLast()).isEqualTo(game.rounds(setup));
            assertThat(kind.log()).isEqualTo(game.log(setup));
        }
    }

    @Test
    @DisplayName("T4 T9 F3 F8 S1 L12 The kinds of match there are")
    void kinds() {
        assertThat(MatchKind.of(Thirteen.GAME))
                .containsExactly(
                        kind("memory-aid", "off", List.of(6, 4, 5, 6), true, LogReach.OWN_TURN),
                        kind("memory-aid", "on", List.of(6, 4, 5, 6), true, LogReach.ALL));
        assertThat(MatchKind.of(Friday.GAME))
                .containsExactly(
                        kind("memory-aid", "off", List.of(4, 4, 4, 4), true, LogReach.OWN_TURN),
                        kind("memory-aid", "on", List.of(4, 4, 4, 4), true, LogReach.ALL));
        assertThat(MatchKind.of(SkipBo.GAME))
                .containsExactly(new MatchKind(Map.of(), List.of(1, 1, 1), false, ScoreGoal.FEWEST, LogReach.ALL));
        assertThat(MatchKind.of(Leaves.GAME))
                .containsExactly(
                        kind("expert", "off", List.of(1, 1, 1, 1), false, LogReach.ALL),
                        kind("expert", "on", List.of(0, 0, 0, 0), true, LogReach.ALL));
    }

    private static MatchKind kind(String option, String value, List<Integer> rounds, boolean addsUp, LogReach log) {
        return new MatchKind(Map.of(option, value), rounds, addsUp, ScoreGoal.FEWEST, log);
    }

    @Test
    @DisplayName("The best are those with the fewest, or the most; equals share")
    void best() {
        List<Integer> totals = List.of(7, 3, 9, 3, 9);
        assertThat(ScoreGoal.FEWEST.seats(totals)).containsExactly(1, 3);
        assertThat(ScoreGoal.MOST.seats(totals)).containsExactly(2, 4);
        assertThat(ScoreGoal.MOST.loss(9)).isLessThan(ScoreGoal.MOST.loss(3));
    }
}
