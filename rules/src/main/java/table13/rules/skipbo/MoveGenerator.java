package table13.rules.skipbo;

/// Lists the legal moves of a state in the order of their codes. Uses the predicates of the referee in reverse: first
/// the need of a pile, then the search for the card.
final class MoveGenerator {

    private MoveGenerator() {}

    static int legalMoves(SkipBoState state, int[] into) {
        long hand = state.hands[state.toMove];
        int pawns = state.pawns[state.toMove];
        int open = Track.access(pawns);
        int range = Track.range(pawns);
        int n = builds(state, MoveCodes.BUILDS, open, into, 0);
        if (open != 0 && range != 0 && !state.stoodIn) {
            n = builds(state, MoveCodes.STAND_INS, needing(state, range & ~Track.TWELVE, open), into, n);
            n = completions(needing(state, range & Track.TWELVE, open), into, n);
        }
        if (state.objectionToExchange() == null) {
            into[n++] = MoveCodes.EXCHANGE;
        }
        if (state.mayEndTurn()) {
            into[n++] = MoveCodes.END_TURN;
        }
        return state.pawnMoves.discards(hand, pawns, into, n);
    }

    private static int builds(SkipBoState state, int first, int piles, int[] into, int count) {
        if (piles == 0) {
            return count;
        }
        int ahead = first == MoveCodes.BUILDS ? 0 : 1;
        long wanted = wanted(state, piles, ahead);
        int n = count;
        for (long kinds = Cards.kindsHeld(state.hands[state.toMove]) & wanted; kinds != 0; kinds &= kinds - 1) {
            int kind = Cards.firstKind(kinds);
            n = builds(state, MoveCodes.build(first, kind, 0), kind, piles, ahead, into, n);
        }
        int top = state.kindFrom(MoveCodes.STOCK);
        return Cards.isAmong(top, wanted)
                ? builds(state, MoveCodes.build(first, MoveCodes.STOCK, 0), top, piles, ahead, into, n)
                : n;
    }

    private static int builds(SkipBoState state, int first, int kind, int piles, int ahead, int[] into, int count) {
        int n = count;
        for (int left = piles; left != 0; left &= left - 1) {
            int pile = Integer.numberOfTrailingZeros(left);
            if (state.fits(kind, pile, ahead)) {
                into[n++] = first + pile;
            }
        }
        return n;
    }

    /// The kinds of cards that fit one of these piles; no other kinds need a check.
    private static long wanted(SkipBoState state, int piles, int ahead) {
        long wanted = Cards.kind(Cards.WILD);
        for (int pile = 0; pile < MoveCodes.PILES; pile++) {
            int isAsked = piles >>> pile & 1;
            wanted |= isAsked * Cards.kind(BuildingPile.shows(state.piles[pile]) + ahead);
        }
        return wanted;
    }

    private static int needing(SkipBoState state, int numbers, int open) {
        int needing = 0;
        for (int left = open; left != 0; left &= left - 1) {
            int pile = Integer.numberOfTrailingZeros(left);
            needing |= state.needs(numbers, pile) ? 1 << pile : 0;
        }
        return needing;
    }

    private static int completions(int piles, int[] into, int count) {
        int n = count;
        for (int left = piles; left != 0; left &= left - 1) {
            into[n++] = MoveCodes.COMPLETIONS + Integer.numberOfTrailingZeros(left);
        }
        return n;
    }
}
