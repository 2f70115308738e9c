package table13.arena.calibration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.shelf.Games;

/// The expert plays matches among bots of the kind that it imagines, at every number of players, and is held to what
/// it said. A few matches show only that nothing is far off. By hand, `-Dmatches=600` plays more of them, prints the
/// bins of docs/bots.md, and which calibration would fit these matches best; `-Dgame=leaves` does so for one game.
@DisplayName("What the expert calls a chance to win")
class CalibrationTest {
    private static final int BY_HAND = Integer.getInteger("matches", 0);
    private static final int FEW = 24;
    private static final long SEED = Long.getLong("seed", 2);

    /// Seats take turns before the number of players changes.
    private static final int SITTINGS = 12;

    private static final double FAR_OFF = 0.25;

    static List<Game<?>> games() {
        String only = System.getProperty("game", "");
        return Games.ALL.stream()
                .filter(game -> only.isEmpty() || game.id().equals(only))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("is one, in every game")
    void isAChance(Game<?> game) {
        boolean isByHand = BY_HAND > 0;
        int numbers = game.mostPlayers() - game.fewestPlayers() + 1;
        List<Sample> samples = new ArrayList<>();
        for (int match = 0; match < (isByHand ? BY_HAND : FEW); match++) {
            int players = game.fewestPlayers() + match / SITTINGS % numbers;
            samples.addAll(
                    new Gathering(Setup.of(game, players), isByHand ? "expert" : "expert:iterations=40:endgame=0")
                            .match(match, SEED));
        }
        Bins bins = new Bins(samples);
        if (isByHand) {
            System.out.println(bins.rows(game.box().title(), new Fit().of(samples)));
        }
        assertThat(bins.mean()).isLessThan(FAR_OFF);
    }
}
