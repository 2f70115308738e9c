package table13.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import table13.bots.level.Bots;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.registry.Games;

/// Each level wins more than its share against a field of the level below, by three standard errors. Among equals one
/// contest in 740 would do so, and three are tried at most. The upper limit keeps the step between levels playable for
/// people. The deals are fixed, so the outcome is too; the expert would need minutes and is measured by hand
/// (docs/testing.md).
@Tag("slow")
class StrengthTest {
    /// The playable levels, the weakest first, after the random baseline.
    private static final List<String> CHOSEN = List.of("random", "easy", "medium", "hard");

    /// The baselines without mistakes, each between a weaker and a stronger one.
    private static final List<String> BASELINES = List.of("easy", "greedy", "medium:mistakes=0", "hard:mistakes=0");

    /// The largest share of the wins against the level below.
    private static final double LARGEST_SHARE = 0.6;

    private static final int MOST_PLAYERS = 4;

    /// In some games luck outweighs skill, so more deals are needed to separate the levels.
    private static final List<Integer> DEALS = List.of(30, 120, 600);

    private static final double SIGMAS = 3;
    private static final double SIGMAS_OF_INTERVAL = 1.96;

    static Stream<Arguments> levels() {
        return Games.ALL.stream()
                .flatMap(game -> Stream.of(CHOSEN, BASELINES)
                        .flatMap(names -> IntStream.range(1, names.size())
                                .mapToObj(i -> Arguments.of(game.id(), names.get(i), names.get(i - 1)))));
    }

    @ParameterizedTest(name = "{0}: {1} is stronger than {2}")
    @MethodSource("levels")
    @DisplayName("Each level is stronger than the one below")
    void levelsAreInOrder(String id, String stronger, String weaker) throws InterruptedException {
        Game<?> game = Games.named(id).orElseThrow();
        Setup setup = Setup.of(game, Math.min(MOST_PLAYERS, game.mostPlayers()));
        ContestResult result = result(new Contest(setup, stronger, weaker, DEALS.getFirst(), 13));
        if (CHOSEN.contains(stronger) && !weaker.equals("random")) {
            assertThat(result.winShare()).isLessThan(LARGEST_SHARE + SIGMAS * error(result));
        }
        for (int i = 1; i < DEALS.size() && result.winShare() <= enough(result, setup); i++) {
            result = result(new Contest(setup, stronger, weaker, DEALS.get(i), 13));
        }
        assertThat(result.winShare()).isGreaterThan(enough(result, setup));
    }

    private static ContestResult result(Contest contest) throws InterruptedException {
        Arena arena = new Arena(List.of(contest), name -> Contestant.of(Bots.named(name, contest.setup())), 2);
        arena.run(_ -> {});
        return arena.results().getFirst();
    }

    private static double enough(ContestResult result, Setup setup) {
        return 1.0 / setup.players() + SIGMAS * error(result);
    }

    private static double error(ContestResult result) {
        return result.winShareCi95() / SIGMAS_OF_INTERVAL;
    }
}
