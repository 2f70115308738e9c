package table13.bots.leaves;

import table13.bots.search.BeginnerPolicy;
import table13.rules.leaves.LeavesState;

/// A beginner of *13 Leaves*: plays any card that fits, breaks up stacks, plays the outer values first, which closes
/// the row, and takes any card when nothing fits.
final class LeavesBeginnerPolicy implements BeginnerPolicy<LeavesState> {
    private static final double A_CARD = 0.5;
    private static final double OUTWARD = 0.25;
    private static final double HELD_ALREADY = 0.5;

    @Override
    public void rate(LeavesState state, int[] moves, int n, double[] into) {
        long hand = state.hand();
        boolean fits = false;
        for (int i = 0; i < n; i++) {
            fits |= !LeavesState.isPass(moves[i]);
        }
        for (int i = 0; i < n; i++) {
            int kind = LeavesState.kindOf(moves[i]);
            if (LeavesState.isPass(moves[i])) {
                into[i] = fits ? ABSURD : CardCounts.count(hand, kind) > 0 ? HELD_ALREADY : 0;
            } else {
                int count = LeavesState.countOf(moves[i]);
                into[i] = hand == CardCounts.some(count, kind)
                        ? WINS
                        : A_CARD * count + OUTWARD * CardCounts.fromMiddle(kind);
            }
        }
    }
}
