package table13.bots.skipbo;

import table13.rules.skipbo.SkipBoFacts;
import table13.rules.skipbo.SkipBoState;

/// The result of a move as far as its seat can know. Plans with the same result are equivalent, whatever the order of
/// their cards.
///
/// @param table the tops of the piles, four bits each, then the count of each kind in the hand, three bits each, then
///     whether a space has stood in
/// @param pawns the own pawn positions
/// @param ending the last move, if the plan ends with it; [#OPEN] otherwise
record TranspositionKey(long table, int pawns, int ending) {
    static final int OPEN = 0;
    static final int STOCK_TURNED = 1;
    static final int HAND_REFILLED = 2;
    static final int EXCHANGED = 3;
    static final int DISCARDED = 4;

    static TranspositionKey after(SkipBoState state, int move) {
        boolean isBuild = SkipBoFacts.isBuild(move);
        boolean isDiscard = SkipBoFacts.isDiscard(move);
        int source = isBuild || isDiscard ? SkipBoFacts.sourceOf(move) : SkipBoFacts.STOCK + 1;
        boolean standsIn = isBuild && SkipBoFacts.isStandIn(move);
        long table = (state.hasStoodIn() && !isDiscard) || standsIn ? 1 : 0;
        for (int kind = 0; kind <= SkipBoFacts.WILD; kind++) {
            table = table << 3 | state.held(kind) - (kind == source ? 1 : 0);
        }
        for (int pile = 0; pile < StockDistance.PILES; pile++) {
            int shows = state.shows(pile);
            if (isBuild && pile == SkipBoFacts.pileOf(move)) {
                shows += (source <= SkipBoFacts.STOCK ? 1 : 0) + (standsIn ? 1 : 0);
            }
            table = table << 4 | shows % SkipBoFacts.WILD;
        }
        int pawns = isDiscard ? state.pawnsAfter(move) : state.pawns(state.toMove());
        return new TranspositionKey(table, pawns, ending(state, move, source));
    }

    private static int ending(SkipBoState state, int move, int source) {
        if (!SkipBoFacts.isBuild(move)) {
            return SkipBoFacts.isDiscard(move) ? DISCARDED : EXCHANGED;
        }
        if (source == SkipBoFacts.STOCK) {
            return STOCK_TURNED;
        }
        int fromHand = source < SkipBoFacts.STOCK ? 1 : 0;
        return state.handSize() > fromHand ? OPEN : HAND_REFILLED;
    }
}
