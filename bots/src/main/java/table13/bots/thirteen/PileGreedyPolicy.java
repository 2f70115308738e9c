package table13.bots.thirteen;

import table13.bots.search.Policy;
import table13.rules.thirteen.PileState;

/// The plainest sensible play: the highest safe sum; if no card is safe, the cheapest pile.
final class PileGreedyPolicy implements Policy<PileState> {

    @Override
    public void rate(PileState state, int[] moves, int n, double[] into) {
        for (int i = 0; i < n; i++) {
            int target = PileState.targetOf(moves[i]);
            into[i] = rate(state, target, state.sum(target) + PileState.valueOf(moves[i]));
        }
    }

    private static int rate(PileState state, int target, int sum) {
        return sum <= PileState.FULL ? sum : -state.suitedOn(target) - PileState.FOUR_POINTS * state.foursOn(target);
    }

    private static int highest(int cards) {
        return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(cards);
    }

    /// The highest safe card of each suit, or else its first, and a four on each target.
    @Override
    public int bestMove(PileState state, int[] moves, double[] ratings) {
        int best = Integer.MIN_VALUE;
        int bestMove = 0;
        for (int target = 0; target < PileState.TARGETS; target++) {
            int sum = state.sum(target);
            int held = SafePlayTable.at(sum, state.hand(target));
            int over = SafePlayTable.over(sum, held);
            int safe = SafePlayTable.safe(sum, held);
            if ((over | safe) != 0) {
                int card = safe != 0 ? highest(safe) : Integer.numberOfTrailingZeros(over);
                int rating = rate(state, target, sum + PileState.valueOf(card));
                if (rating > best) {
                    best = rating;
                    bestMove = target * PileState.VALUES + card;
                }
            }
        }
        if (state.holdsFour()) {
            for (int target = 0; target < PileState.TARGETS; target++) {
                int rating = rate(state, target, state.sum(target) + PileState.FOUR_VALUE);
                if (rating > best) {
                    best = rating;
                    bestMove = PileState.TARGETS * PileState.VALUES + target;
                }
            }
        }
        return bestMove;
    }
}
