package table13.rules.skipbo;

/// Facts for heuristics that need no state: the kind of a move, and the options of pawns on given spaces. Moves are the
/// codes of [SkipBoState]; a set of spaces or piles has one bit for each.
public final class SkipBoFacts {

    /// The kind of a wild. The kind of a number is the number minus 1.
    public static final int WILD = Cards.WILD;

    public static final int STOCK = MoveCodes.STOCK;

    private SkipBoFacts() {}

    /// The piles that these pawns open, one bit for each.
    public static int opens(int pawns) {
        return Track.access(pawns);
    }

    /// The numbers that these pawns may stand in for, one bit for each kind.
    public static int standsFor(int pawns) {
        return Track.range(pawns);
    }

    public static boolean offersExchange(int pawns) {
        return Track.offersExchange(pawns);
    }

    /// The pawn positions after the pawn on this space has moved this many steps clockwise.
    public static int moved(int pawns, int space, int steps) {
        return Track.moved(pawns, space, (space + steps) % Track.LENGTH);
    }

    /// Whether a move adds a card or a space to a pile.
    public static boolean isBuild(int move) {
        return move < MoveCodes.EXCHANGE;
    }

    public static boolean isStandIn(int move) {
        return move >= MoveCodes.STAND_INS && move < MoveCodes.EXCHANGE;
    }

    public static boolean isDiscard(int move) {
        return move >= MoveCodes.DISCARDS;
    }

    /// The source of a build or a discard: the kind of a hand card, [#STOCK], or a larger number for a space alone.
    public static int sourceOf(int move) {
        return isDiscard(move) ? MoveCodes.kind(move) : MoveCodes.source(move);
    }

    public static int pileOf(int build) {
        return MoveCodes.pile(build);
    }
}
