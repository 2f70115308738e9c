package table13.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.PileState;

class ObjectiveTest {
    private static final Setup SETUP = Setup.of(Friday.GAME, 4);

    private final PileState ended = playedOut();
    private final double[] shares = new double[4];

    @Test
    void sharesMakeOneWin() {
        objective(1, List.of(0, 0, 0, 0)).shares(ended, shares);
        assertThat(Arrays.stream(shares).sum()).isCloseTo(1, within(1e-9));
    }

    @Test
    void fewerPointsAreAlwaysBetter() {
        objective(1, List.of(0, 0, 0, 0)).shares(ended, shares);
        for (int seat = 0; seat < 4; seat++) {
            for (int other = 0; other < 4; other++) {
                if (ended.points(seat) < ended.points(other)) {
                    assertThat(shares[seat]).isGreaterThan(shares[other]);
                }
            }
        }
    }

    @Test
    void theLastRoundDecides() {
        List<Integer> farAhead = List.of(0, 90, 90, 90);
        objective(1, farAhead).shares(ended, shares);
        double early = shares[0];
        objective(4, farAhead).shares(ended, shares);
        assertThat(shares[0]).isGreaterThan(early).isGreaterThan(0.9);
    }

    private static Objective objective(int round, List<Integer> totals) {
        return new Objective(
                new View(SETUP, 0, round, List.of(), totals, List.of(), Friday.GAME.view(playedOut(), 0)), 12);
    }

    private static PileState playedOut() {
        PileState state = Friday.GAME.newState(SETUP);
        SplitMix chance = new SplitMix(7);
        int[] moves = new int[Friday.GAME.mostLegalMoves()];
        state.deal(0, chance, Journal.CLOSED);
        while (state.toMove() != State.NOBODY) {
            state.play(state.anyMove(chance, moves), chance, Journal.CLOSED);
        }
        return state;
    }
}
