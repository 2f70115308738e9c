package table13.rules.leaves;

/// A set of plays in one `long`. A play of k cards of a value is the bit of its k-th card: 62 cards make 62 bits, in
/// the order of the moves. Search asks for these sets constantly, so they come from tables.
final class Plays {
    private static final int CARDS = 62;
    private static final int TWO_KINDS = 1 << 8;

    private static final byte[] MOVE = new byte[CARDS];
    private static final long[] WITH_TWO_KINDS = new long[(Cards.KINDS + 1) / 2 * TWO_KINDS];
    private static final long[] AT_LOW_END = new long[Cards.KINDS << 4];
    private static final long[] AT_HIGH_END = new long[Cards.KINDS << 4];

    static {
        int bit = 0;
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            for (int count = 1; count <= Cards.copies(kind); count++) {
                MOVE[bit] = (byte) LeavesState.playOf(kind, count);
                addToTables(kind, count, 1L << bit);
                bit++;
            }
        }
    }

    private Plays() {}

    private static void addToTables(int kind, int count, long play) {
        for (int two = 0; two < TWO_KINDS; two++) {
            boolean holdsEnough = (kind % 2 == 0 ? two & 15 : two >>> 4) >= count;
            WITH_TWO_KINDS[kind / 2 * TWO_KINDS + two] |= holdsEnough ? play : 0;
        }
        for (int end = 0; end < Cards.KINDS; end++) {
            for (int needed = 1; needed <= count; needed++) {
                AT_LOW_END[(end << 4) | needed] |= kind <= end ? play : 0;
                AT_HIGH_END[(end << 4) | needed] |= kind >= end ? play : 0;
            }
        }
    }

    /// All plays of these cards on an empty row.
    static long with(long hand) {
        return with(hand, 0)
                | with(hand, 1)
                | with(hand, 2)
                | with(hand, 3)
                | with(hand, 4)
                | with(hand, 5)
                | with(hand, 6);
    }

    private static long with(long hand, int two) {
        return WITH_TWO_KINDS[two * TWO_KINDS + ((int) (hand >>> (8 * two)) & (TWO_KINDS - 1))];
    }

    /// All plays of this kind or a lower one with at least `needed` cards.
    static long atLowEnd(int kind, int needed) {
        return AT_LOW_END[(kind << 4) | needed];
    }

    /// All plays of this kind or a higher one with at least `needed` cards.
    static long atHighEnd(int kind, int needed) {
        return AT_HIGH_END[(kind << 4) | needed];
    }

    /// The first move of a non-empty set of plays.
    static int first(long plays) {
        return MOVE[Long.numberOfTrailingZeros(plays)];
    }
}
