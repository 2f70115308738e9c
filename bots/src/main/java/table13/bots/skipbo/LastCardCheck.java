package table13.bots.skipbo;

import table13.rules.skipbo.SkipBoFacts;
import table13.rules.skipbo.SkipBoState;

/// Whether the hand leads to the last stock card in this turn, which wins the match.
final class LastCardCheck {
    private final int[] shows = new int[StockDistance.PILES];
    private int held;
    private int doubles;

    /// Whether the last stock card can be played now, or after some hand cards.
    boolean isInReach(SkipBoState state) {
        if (state.points(state.toMove()) > 1) {
            return false;
        }
        see(state);
        return isInReach(state, held, state.held(SkipBoFacts.WILD), !state.hasStoodIn());
    }

    /// Whether this still holds after a move. Call after [#isInReach] with the same state.
    boolean staysInReach(SkipBoState state, int move) {
        if (!SkipBoFacts.isBuild(move)) {
            return false;
        }
        int source = SkipBoFacts.sourceOf(move);
        if (source == SkipBoFacts.STOCK) {
            return true;
        }
        boolean standsIn = SkipBoFacts.isStandIn(move);
        int pile = SkipBoFacts.pileOf(move);
        int before = shows[pile];
        shows[pile] = (before + (source < SkipBoFacts.STOCK ? 1 : 0) + (standsIn ? 1 : 0)) % SkipBoFacts.WILD;
        int rest = source < SkipBoFacts.WILD ? (held & ~(1 << source)) | (doubles & (1 << source)) : held;
        int wilds = state.held(SkipBoFacts.WILD) - (source == SkipBoFacts.WILD ? 1 : 0);
        boolean stays = isInReach(state, rest, wilds, !standsIn && !state.hasStoodIn());
        shows[pile] = before;
        return stays;
    }

    private boolean isInReach(SkipBoState state, int numbers, int wilds, boolean mayStandIn) {
        int seat = state.toMove();
        int pawns = state.pawns(seat);
        int spaces = mayStandIn ? SkipBoFacts.standsFor(pawns) : 0;
        return StockDistance.missing(shows, SkipBoFacts.opens(pawns), state.stockTop(seat), numbers, spaces) <= wilds;
    }

    private void see(SkipBoState state) {
        held = 0;
        doubles = 0;
        for (int kind = 0; kind < SkipBoFacts.WILD; kind++) {
            int count = state.held(kind);
            held |= count > 0 ? 1 << kind : 0;
            doubles |= count > 1 ? 1 << kind : 0;
        }
        StockDistance.see(state, shows);
    }
}
