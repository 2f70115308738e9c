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
import table13.rules.Level;
import table13.rules.Setup;
import table13.rules.shelf.Games;

/// Each level wins more than its share against a field of the level below, by three standard errors: among equals, one
/// contest in 740 would come out like that, and two are tried at most. The deals are fixed, so the outcome is too. It
/// takes 50 seconds of CPU; the expert would need minutes and is measured by hand (docs/testing.md).
@Tag("slow")
class StrengthTest {
    /// The weakest first.
    private static final List<Level> LEVELS = List.of(Level.RANDOM, Level.EASY, Level.GREEDY, Level.MEDIUM, Level.HARD);

    private static final int MOST_PLAYERS = 4;

    /// In some games the cards decide more than thinking: it takes more of them to tell a level from the one below.
    private static final int FEW = 60;

    private static final int MANY = 600;

    private static final double SIGMAS = 3;
    private static final double SIGMAS_OF_INTERVAL = 1.96;

    static Stream<Arguments> levels() {
        return Games.ALL.stream()
                .flatMap(game -> IntStream.range(1, LEVELS.size())
                        .mapToObj(i -> Arguments.of(game.id(), LEVELS.get(i), LEVELS.get(i - 1))));
    }

    @ParameterizedTest(name = "{0}: {1} is stronger than {2}")
    @MethodSource("levels")
    @DisplayName("Each level is stronger than the one below")
    void levelsAreInOrder(String id, Level stronger, Level weaker) throws InterruptedException {
        Game<?> game = Games.named(id).orElseThrow();
        Setup setup = Setup.of(game, Math.min(MOST_PLAYERS, game.mostPlayers()));
        Result result = result(new Contest(setup, stronger.id(), weaker.id(), FEW, 13));
        if (result.winShare() <= enough(result, setup)) {
            result = result(new Contest(setup, stronger.id(), weaker.id(), MANY, 13));
        }
        assertThat(result.winShare()).isGreaterThan(enough(result, setup));
    }

    private static Result result(Contest contest) throws InterruptedException {
        Arena arena = new Arena(List.of(contest), name -> Contestant.of(Bots.named(name, contest.setup())), 2);
        arena.run(_ -> {});
        return arena.results().getFirst();
    }

    private static double enough(Result result, Setup setup) {
        return 1.0 / setup.players() + SIGMAS * result.winShareCi95() / SIGMAS_OF_INTERVAL;
    }
}
