package table13.bots.skipbo;

import table13.bots.search.Policy;
import table13.rules.skipbo.SkipBoFacts;
import table13.rules.skipbo.SkipBoState;

/// The plainest sensible play: stock cards first, then any card that fits, wilds last. A stuck stock card is exchanged.
/// The discard moves a pawn to the space that opens the most piles.
final class SkipBoGreedyPolicy implements Policy<SkipBoState> {
    private static final double STOCK = 50;
    private static final double NUMBER = 40;
    private static final double WILD = 30;
    private static final double EXCHANGE = 20;
    private static final double WILD_DISCARDED = -5;
    private static final double OPENS_STOCK = 4;

    @Override
    public void rate(SkipBoState state, int[] moves, int n, double[] into) {
        for (int i = 0; i < n; i++) {
            into[i] = SkipBoFacts.isDiscard(moves[i]) ? discard(state, moves[i]) : other(moves[i]);
        }
    }

    private static double other(int move) {
        if (!SkipBoFacts.isBuild(move)) {
            return EXCHANGE;
        }
        int source = SkipBoFacts.sourceOf(move);
        return source == SkipBoFacts.STOCK ? STOCK : source == SkipBoFacts.WILD ? WILD : NUMBER;
    }

    /// The value of the cards playable next turn if the other players leave the piles unchanged.
    private static double discard(SkipBoState state, int move) {
        int discarded = SkipBoFacts.sourceOf(move);
        int open = SkipBoFacts.opens(state.pawnsAfter(move));
        int stockTop = state.stockTop(state.toMove());
        double rating = discarded == SkipBoFacts.WILD ? WILD_DISCARDED : 0;
        rating += stockTop == SkipBoFacts.WILD && open != 0 ? OPENS_STOCK : 0;
        for (int left = open; left != 0; left &= left - 1) {
            int needed = state.shows(Integer.numberOfTrailingZeros(left));
            rating += needed == stockTop ? OPENS_STOCK : 0;
            rating += state.held(needed) > (needed == discarded ? 1 : 0) ? 1 : 0;
        }
        return rating;
    }
}
