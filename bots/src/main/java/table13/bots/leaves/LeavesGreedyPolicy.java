package table13.bots.leaves;

import table13.bots.search.Policy;
import table13.rules.leaves.LeavesState;

/// The plainest sensible play: as many cards as possible, and among equals those nearest to 7, which leaves the ends of
/// the row open. A seat that cannot play takes a card of the value it holds most of.
final class LeavesGreedyPolicy implements Policy<LeavesState> {
    private static final int PASSING = -100;
    private static final int A_CARD = 10;

    @Override
    public void rate(LeavesState state, int[] moves, int n, double[] into) {
        long hand = state.hand();
        for (int i = 0; i < n; i++) {
            into[i] = rate(hand, moves[i]);
        }
    }

    private static int rate(long hand, int move) {
        int kind = LeavesState.kindOf(move);
        return LeavesState.isPass(move)
                ? PASSING + CardCounts.count(hand, kind)
                : A_CARD * LeavesState.countOf(move) - CardCounts.fromMiddle(kind);
    }

    @Override
    public int bestMove(LeavesState state, int[] moves, double[] ratings) {
        long hand = state.hand();
        long plays = state.legalPlays();
        int best = -1;
        int highest = Integer.MIN_VALUE;
        for (long left = plays; left != 0; left &= left - 1) {
            int move = LeavesState.firstOf(left);
            int rating = rate(hand, move);
            if (rating > highest) {
                highest = rating;
                best = move;
            }
        }
        for (long left = plays == 0 ? CardCounts.oneOfEach(state.row()) : 0; left != 0; left &= left - 1) {
            int move = LeavesState.passOf(CardCounts.lowest(left));
            int rating = rate(hand, move);
            if (rating > highest) {
                highest = rating;
                best = move;
            }
        }
        return best;
    }
}
