package table13.arena.calibration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.bots.search.Calibration;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.registry.Games;

/// Compares the expert's predictions with the results of matches against the opponents of its prior, at every number of
/// players. A few matches detect only gross errors. By hand, `-Dmatches=1800` plays more, prints the bins of
/// docs/bots.md, and fits a calibration to these matches; `-Dgame=leaves` does so for one game.
@DisplayName("The expert's probability of winning")
class CalibrationTest {
    private static final int BY_HAND = Integer.getInteger("matches", 0);
    private static final int FEW = 24;
    private static final long SEED = Long.getLong("seed", 2);

    /// Seats rotate before the number of players changes.
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
    @DisplayName("is calibrated, in every game")
    void isAChance(Game<?> game) {
        boolean isByHand = BY_HAND > 0;
        int numbers = game.mostPlayers() - game.fewestPlayers() + 1;
        String expert = isByHand ? "expert" : "expert:iterations=40:endgame=0";
        List<List<Sample>> matches = IntStream.range(0, isByHand ? BY_HAND : FEW)
                .parallel()
                .mapToObj(match -> {
                    int players = game.fewestPlayers() + match / SITTINGS % numbers;
                    return new CalibrationMatches(Setup.of(game, players), expert).match(match, SEED);
                })
                .toList();
        Bins bins = new Bins(together(matches));
        if (isByHand) {
            System.out.println(bins.rows(game.info().title() + " as it is"));
            print(game, matches);
        }
        assertThat(bins.mean()).isLessThan(FAR_OFF);
    }

    /// Cross-validation: each half is compared with the fit of the other half. The fit of all matches is printed, too.
    private static void print(Game<?> game, List<List<Sample>> matches) {
        int half = matches.size() / 2;
        List<Sample> first = together(matches.subList(0, half));
        List<Sample> second = together(matches.subList(half, matches.size()));
        Calibration byFirst = new Fit().of(first);
        Calibration bySecond = new Fit().of(second);
        List<Sample> held = Stream.concat(
                        first.stream().map(sample -> sample.as(bySecond)),
                        second.stream().map(sample -> sample.as(byFirst)))
                .toList();
        System.out.println(new Bins(held).rows(game.info().title() + ", each half by the other"));
        System.out.println("fitted to all: " + new Fit().of(together(matches)));
    }

    private static List<Sample> together(List<List<Sample>> matches) {
        return matches.stream().flatMap(List::stream).toList();
    }
}
