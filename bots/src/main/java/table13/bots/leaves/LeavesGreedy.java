package table13.bots.leaves;

import table13.bots.search.Thumb;
import table13.rules.leaves.LeavesState;

/// The plainest sensible play: as many cards as possible, and among equals those nearest to 7, which leaves the ends of
/// the row open. Who cannot play takes a card of the value it holds most of.
final class LeavesGreedy implements Thumb<LeavesState> {
    private static final int PASSING = -100;
    private static final int A_CARD = 10;

    @Override
    public void rate(LeavesState state, int[] moves, int n, double[] into) {
        long hand = state.hand();
        for (int i = 0; i < n; i++) {
            int kind = LeavesState.kindOf(moves[i]);
            into[i] = LeavesState.isPass(moves[i])
                    ? PASSING + Stacks.count(hand, kind)
                    : A_CARD * LeavesState.countOf(moves[i]) - Stacks.fromMiddle(kind);
        }
    }
}
