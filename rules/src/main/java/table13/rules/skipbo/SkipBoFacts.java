package table13.rules.skipbo;

/// What a rule of thumb may ask that needs no state: what kind of move a move is, and what pawns are good for where
/// they stand. Moves are the numbers that [SkipBoState] knows, a set of spaces or piles has a bit for each.
public final class SkipBoFacts {

    /// The kind of a wild. The other kinds are the numbers from 1, less one.
    public static final int WILD = Cards.WILD;

    public static final int STOCK = MoveCodes.STOCK;

    private SkipBoFacts() {}

    /// The piles that pawns open, a bit for each.
    public static int opens(int pawns) {
        return Track.access(pawns);
    }

    /// The numbers that pawns may stand in for, a bit for each kind.
    public static int standsFor(int pawns) {
        return Track.range(pawns);
    }

    public static boolean offersExchange(int pawns) {
        return Track.offersExchange(pawns);
    }

    /// Where pawns stand once the one on this space has gone so many steps clockwise.
    public static int moved(int pawns, int space, int steps) {
        return Track.moved(pawns, space, (space + steps) % Track.LENGTH);
    }

    /// Whether a move puts something on a pile, be it only a space.
    public static boolean isBuild(int move) {
        return move < MoveCodes.EXCHANGE;
    }

    public static boolean isStandIn(int move) {
        return move >= MoveCodes.STAND_INS && move < MoveCodes.EXCHANGE;
    }

    public static boolean isDiscard(int move) {
        return move >= MoveCodes.DISCARDS;
    }

    /// Where a build or a discard takes its card from: the kind of a hand card, [#STOCK], or more if a space is all.
    public static int sourceOf(int move) {
        return isDiscard(move) ? MoveCodes.kind(move) : MoveCodes.source(move);
    }

    public static int pileOf(int build) {
        return MoveCodes.pile(build);
    }
}
