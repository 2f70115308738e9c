package table13.bots.leaves;

import table13.rules.leaves.LeavesState;

/// Functions on cards counted in a `long`, four bits for each of the 13 kinds. The kind of a card is its value minus 1.
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

    /// The lowest kind of a non-empty set.
    static int lowest(long cards) {
        return Long.numberOfTrailingZeros(cards) >>> 2;
    }

    /// The highest kind of a non-empty set.
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

    /// One card of each kind in the set.
    static long oneOfEach(long cards) {
        return (cards | (cards >>> 1) | (cards >>> 2) | (cards >>> 3)) & ONE_OF_EACH;
    }

    /// The number of kinds.
    static int kinds(long cards) {
        return Long.bitCount(oneOfEach(cards));
    }

    /// The number of kinds with at least this count, from 1 to 8.
    static int kindsWith(int atLeast, long cards) {
        return Long.bitCount((cards + (MOST_COPIES - atLeast) * ONE_OF_EACH) & EIGHT_OF_EACH);
    }

    /// The distance of a kind from the 7s.
    static int fromMiddle(int kind) {
        return Math.abs(kind - MIDDLE);
    }
}
