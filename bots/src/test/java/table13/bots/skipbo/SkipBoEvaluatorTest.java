package table13.bots.skipbo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoState;

class SkipBoEvaluatorTest {
    private final SkipBo game = SkipBo.GAME;
    private final SkipBoEvaluator evaluator = new SkipBoEvaluator();
    private final SkipBoHeuristic thumb = new SkipBoHeuristic(SkipBoHeuristic.rough());
    private final int[] moves = new int[game.mostLegalMoves()];
    private final double[] ratings = new double[game.mostLegalMoves()];

    /// Plays a round and returns each seat's share of the win at the end of every turn, and the real winner last.
    private List<double[]> play(int players, long seed) {
        SkipBoState state = game.newState(Setup.of(game, players));
        SplitMix chance = new SplitMix(seed);
        state.deal(0, chance, Journal.CLOSED);
        List<double[]> seen = new ArrayList<>();
        int mover = state.toMove();
        while (mover != State.NOBODY) {
            state.play(thumb.bestMove(state, moves, ratings), chance, Journal.CLOSED);
            if (state.toMove() != mover) {
                mover = state.toMove();
                double[] shares = new double[players];
                evaluator.shares(state, shares);
                seen.add(shares);
            }
        }
        return seen;
    }

    /// The mean negative log-likelihood of the winner: lower is better. Uniform shares would give 0.69, 1.10 and 1.39.
    @ParameterizedTest
    @CsvSource({"2, 0.60", "3, 0.94", "4, 1.16"})
    void theWinnerIsOftenSeenInTime(int players, double most) {
        double surprise = 0;
        int turns = 0;
        for (int seed = 0; seed < 400; seed++) {
            List<double[]> seen = play(players, seed);
            double[] end = seen.removeLast();
            for (double[] shares : seen) {
                for (int seat = 0; seat < players; seat++) {
                    surprise -= end[seat] * Math.log(shares[seat]);
                }
                turns++;
            }
        }
        assertThat(surprise / turns).isLessThan(most);
    }

    @Test
    void partsOfTheWinMakeOne() {
        for (double[] shares : play(4, 13)) {
            assertThat(Arrays.stream(shares).sum()).isCloseTo(1, within(1e-9));
            assertThat(Arrays.stream(shares)).allMatch(share -> share >= 0 && share <= 1);
        }
    }
}
