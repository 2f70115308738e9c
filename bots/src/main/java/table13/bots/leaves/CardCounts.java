package table13.bots.leaves;

import table13.rules.leaves.LeavesState;

/// Asks about cards that are counted in a `long`, four bits for each of the 13 kinds. The kind of a card is its value
/// less one.
final class CardCounts {
    static final int KINDS = LeavesState.KINDS;
    static final int MOST_COPIES = LeavesState.MOST_COPIES;

    private static final long ONE_OF_EACH = 0x1_1111_1111_1111L;
    private static final long EIGHT_OF_EACH = MOST_COPIES * ONE_OF_EACH;
    private static final int MIDDLE = KINDS / 2;

    private CardCounts() {}

    static long some(int count, int kind) {
        return (long) count << (4 * kind);
    }

    static int count(long cards, int kind) {
        return (int) (cards >>> (4 * kind)) & 15;
    }

    /// The lowest kind; there must be one.
    static int lowest(long cards) {
        return Long.numberOfTrailingZeros(cards) >>> 2;
    }

    /// The highest kind; there must be one.
    static int highest(long cards) {
        return (63 - Long.numberOfLeadingZeros(cards)) >>> 2;
    }

    /// The cards of this kind and all lower ones.
    static long upTo(int kind, long cards) {
        return cards & ((16L << (4 * kind)) - 1);
    }

    /// The cards of this kind and all higher ones.
    static long from(int kind, long cards) {
        return cards & (-1L << (4 * kind));
    }

    /// One card of each kind that is among these.
    static long oneOfEach(long cards) {
        return (cards | (cards >>> 1) | (cards >>> 2) | (cards >>> 3)) & ONE_OF_EACH;
    }

    /// How many kinds there are.
    static int kinds(long cards) {
        return Long.bitCount(oneOfEach(cards));
    }

    /// How many kinds there are with at least so many cards; that must be one to eight.
    static int kindsWith(int atLeast, long cards) {
        return Long.bitCount((cards + (MOST_COPIES - atLeast) * ONE_OF_EACH) & EIGHT_OF_EACH);
    }

    /// How far a kind is from the 7s.
    static int fromMiddle(int kind) {
        return Math.abs(kind - MIDDLE);
    }
}
