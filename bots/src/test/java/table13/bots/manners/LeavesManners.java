package table13.bots.manners;

import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.leaves.Leaves;
import table13.rules.leaves.LeavesState;

/// A player that can play the last cards of its hand has won. A beginner with a card that fits does not pass.
final class LeavesManners implements Manners<LeavesState> {

    @Override
    public boolean wins(LeavesState state, int move) {
        LeavesState next = Leaves.GAME.newState(Setup.of(Leaves.GAME, state.players()));
        next.copyFrom(state);
        next.play(move, new SplitMix(0), Journal.CLOSED);
        return next.toMove() == State.NOBODY && next.points(state.toMove()) == 0;
    }

    @Override
    public boolean isAbsurd(LeavesState state, int move) {
        int[] moves = new int[Leaves.GAME.mostLegalMoves()];
        state.legalMoves(moves);
        return LeavesState.isPass(move) && !LeavesState.isPass(moves[0]);
    }
}
