package table13.arena.novice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import table13.arena.Arena;
import table13.arena.Contest;
import table13.arena.ContestResult;
import table13.arena.Contestant;
import table13.bots.level.Bots;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.registry.Games;

/// A player after the first lesson wins the first matches: more than an even share against easy bots. The deals are
/// fixed, so the outcome is too. By hand, `-Ddeals=400` plays more of them at every number of players, and prints the
/// figures of docs/bots.md.
@DisplayName("A careful child that has played the first lesson")
class NoviceTest {
    /// At this number of players the share must be significant, at others only above even.
    private static final int USUAL_PLAYERS = 4;

    private static final int MANY = 200;
    private static final int FEW = 100;
    private static final int BY_HAND = Integer.getInteger("deals", 0);
    private static final long SEED = 5;

    private static final double SIGMAS = 3;
    private static final double SIGMAS_OF_INTERVAL = 1.96;

    static Stream<Arguments> setups() {
        return Games.ALL.stream()
                .flatMap(game -> IntStream.rangeClosed(game.fewestPlayers(), game.mostPlayers())
                        .filter(players -> BY_HAND > 0 || players == USUAL_PLAYERS || players == game.fewestPlayers())
                        .mapToObj(players -> Arguments.of(game.id(), players)));
    }

    @ParameterizedTest(name = "{0}, {1} players")
    @MethodSource("setups")
    @DisplayName("wins more than an even share against easy bots")
    @Tag("slow")
    void winsAgainstEasyBots(String id, int players) throws InterruptedException {
        Game<?> game = Games.named(id).orElseThrow();
        Setup setup = Setup.of(game, players);
        Contest contest = new Contest(setup, "novice", "easy", deals(players), SEED);
        Arena arena = new Arena(List.of(contest), name -> contestant(name, setup), 1);
        arena.run(_ -> {});
        ContestResult result = arena.results().getFirst();
        if (BY_HAND > 0) {
            System.out.printf(
                    "| %s | %d | %.1f%% ± %.1f |%n",
                    game.info().title(), players, 100 * result.winShare(), 100 * result.winShareCi95());
        }
        double error = result.winShareCi95() / SIGMAS_OF_INTERVAL;
        assertThat(result.winShare()).isGreaterThan(1.0 / players + (players == USUAL_PLAYERS ? SIGMAS * error : 0));
    }

    private static int deals(int players) {
        return BY_HAND > 0 ? BY_HAND : players == USUAL_PLAYERS ? MANY : FEW;
    }

    private static Contestant contestant(String name, Setup setup) {
        return name.equals("novice") ? Novice.of(setup.game()) : Contestant.of(Bots.named(name, setup));
    }
}
