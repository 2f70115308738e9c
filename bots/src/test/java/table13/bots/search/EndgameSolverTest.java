package table13.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import table13.bots.Choice;
import table13.bots.registry.KnowledgeRegistry;
import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.PileState;

/// The last cards of *Friday the 13th*. With two cards left in two hands each player can deduce the other's card, so a
/// slow search of the real round must find the same result.
class EndgameSolverTest {
    private static final Setup SETUP = Setup.of(Friday.GAME, 4);
    private static final int MOVES_LEFT = 2;

    private final GameKnowledge<PileState> knowledge = KnowledgeRegistry.of(Friday.GAME);
    private final SplitMix chance = new SplitMix(13);

    @Test
    void findsWhatASlowSearchFinds() {
        for (int round = 0; round < 200; round++) {
            PileState state = almostPlayedOut(MOVES_LEFT);
            View view = view(state);
            Objective objective = knowledge.objective(view);
            Choice choice = new EndgameSolver<>(knowledge, SETUP, MOVES_LEFT, 10).search(view, belief(view), chance);
            double[] shares = slowShares(state, objective);
            assertThat(choice.estimates().getFirst().winProbability()).isCloseTo(shares[state.toMove()], within(1e-9));
        }
    }

    @Test
    void isNearWhenFewMovesAreLeft() {
        EndgameSolver<PileState> endgame = new EndgameSolver<>(knowledge, SETUP, 8, 100);
        assertThat(endgame.isNear(belief(view(almostPlayedOut(8))), chance)).isTrue();
        assertThat(endgame.isNear(belief(view(almostPlayedOut(9))), chance)).isFalse();
        assertThat(new EndgameSolver<>(knowledge, SETUP, 0, 100).isNear(belief(view(almostPlayedOut(1))), chance))
                .isFalse();
    }

    private static BeliefSampler<PileState> belief(View view) {
        return BeliefSampler.uniform(Friday.GAME.determinizer(view.seen()));
    }

    /// The result of each seat if all maximise their own share and see all cards.
    private double[] slowShares(PileState state, Objective objective) {
        double[] best = new double[SETUP.players()];
        if (state.toMove() == State.NOBODY) {
            objective.shares(state, best);
            return best;
        }
        int mover = state.toMove();
        best[mover] = -1;
        int[] moves = new int[Friday.GAME.mostLegalMoves()];
        int n = state.legalMoves(moves);
        for (int i = 0; i < n; i++) {
            PileState next = Friday.GAME.newState(SETUP);
            next.copyFrom(state);
            next.play(moves[i], chance, Journal.CLOSED);
            double[] shares = slowShares(next, objective);
            best = shares[mover] > best[mover] ? shares : best;
        }
        return best;
    }

    private PileState almostPlayedOut(int movesLeft) {
        PileState state = Friday.GAME.newState(SETUP);
        int[] moves = new int[Friday.GAME.mostLegalMoves()];
        state.deal(0, chance, Journal.CLOSED);
        while (state.movesLeft() > movesLeft) {
            state.play(state.anyMove(chance, moves), chance, Journal.CLOSED);
        }
        return state;
    }

    private static View view(PileState state) {
        List<Integer> totals = Collections.nCopies(SETUP.players(), 0);
        int seat = state.toMove();
        return new View(SETUP, seat, 1, List.of(), totals, List.of(), Friday.GAME.view(state, seat));
    }
}
