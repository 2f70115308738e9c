package table13.bots.leaves;

import table13.bots.search.Exponential;

/// The odds that another player can go on, given the cards in other hands or undealt. A fast approximation: a player
/// holds each of these cards with the same probability.
final class Odds {
    private static final double HELD = 0.22;
    private static final int TWO_KINDS = 1 << 8;

    /// Fixed-point unit of one way, because integers add faster than fractions. Each probability fits into a `float`
    /// and is 0 or at least 2^-18, so it is a whole number of units.
    private static final int WAY_BITS = 42;

    private static final double ONE_WAY = 1L << WAY_BITS;

    /// The expected number of two kinds with which one player can beat an end that needs this many cards.
    private static final long[] BEATS = new long[16 * TWO_KINDS];

    private static final int STEP_BITS = 3;
    private static final int STEPS = 1 << STEP_BITS;
    private static final double[] NONE_BEATS = new double[32 * STEPS];

    static {
        for (int needed = 1; needed <= CardCounts.MOST_COPIES; needed++) {
            for (int two = 0; two < TWO_KINDS; two++) {
                float ways = (float) (holds(needed, two & 15) + holds(needed, two >>> 4));
                BEATS[at(needed) + two] = (long) (ways * ONE_WAY);
            }
        }
        for (int i = 0; i < NONE_BEATS.length; i++) {
            NONE_BEATS[i] = Exponential.of(-(double) i / STEPS);
        }
    }

    private Odds() {}

    /// Masked, so that the compiler sees that no index is out of bounds.
    private static int at(int needed) {
        return (needed & 15) * TWO_KINDS;
    }

    /// The probability that a player holds at least this many of these cards.
    private static double holds(int needed, int cards) {
        if (needed <= 0 || cards < needed) {
            return needed <= 0 ? 1 : 0;
        }
        return HELD * holds(needed - 1, cards - 1) + (1 - HELD) * holds(needed, cards - 1);
    }

    /// The expected number of ways in which one player can beat either end of the row.
    static double waysToBeat(long row, long elsewhere) {
        return number(waysBelow(row, elsewhere) + waysAbove(row, elsewhere));
    }

    /// The expected ways to beat the low end, in the units of [#number] and [#nobodyBeats].
    static long waysBelow(long row, long elsewhere) {
        int low = CardCounts.lowest(row);
        return waysBelow(low, CardCounts.count(row, low), elsewhere);
    }

    /// The expected ways to beat the high end, in the same units.
    static long waysAbove(long row, long elsewhere) {
        int high = CardCounts.highest(row);
        return waysAbove(high, CardCounts.count(row, high), elsewhere);
    }

    /// The expected ways to beat a low end that needs this many cards.
    static long waysBelow(int low, int needed, long elsewhere) {
        return ways(needed, CardCounts.upTo(low, elsewhere));
    }

    /// The expected ways to beat a high end that needs this many cards.
    static long waysAbove(int high, int needed, long elsewhere) {
        return ways(needed, elsewhere >>> (4 * high));
    }

    /// An end rarely has more than four pairs of kinds beyond it. The first four are added unconditionally, which is
    /// faster.
    private static long ways(int needed, long cards) {
        int at = at(needed);
        long sum = (beats(at, cards) + beats(at, cards >>> 8)) + (beats(at, cards >>> 16) + beats(at, cards >>> 24));
        for (long left = cards >>> 32; left != 0; left >>>= 8) {
            sum += beats(at, left);
        }
        return sum;
    }

    private static long beats(int at, long cards) {
        return BEATS[at + ((int) cards & (TWO_KINDS - 1))];
    }

    /// The number of ways for a fixed-point value.
    static double number(long ways) {
        return ways * (1 / ONE_WAY);
    }

    /// The probability that no other player beats the row, given the total ways of all of them.
    static double nobodyBeats(long ways) {
        return NONE_BEATS[(int) Math.min(ways >>> (WAY_BITS - STEP_BITS), NONE_BEATS.length - 1)];
    }
}
