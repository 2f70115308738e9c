package table13.bots.leaves;

import table13.bots.search.Exponential;

/// How likely somebody else can go on, given the cards that are in other hands or were not dealt. Rough, but quick: a
/// player holds each of these cards with the same odds.
final class Odds {
    private static final double HELD = 0.22;
    private static final int TWO_KINDS = 1 << 8;

    /// One way is so many parts: whole numbers are added up more quickly than fractions. Each of the odds fits into a
    /// `float` and is never less than the 18th power of a half, or nothing, so it is a whole number of parts.
    private static final int WAY_BITS = 42;

    private static final double ONE_WAY = 1L << WAY_BITS;

    /// With how many of two kinds one player could beat an end that needs so many.
    private static final long[] BEATS = new long[16 * TWO_KINDS];

    private static final int STEP_BITS = 3;
    private static final int STEPS = 1 << STEP_BITS;
    private static final double[] NOBODY = new double[32 * STEPS];

    static {
        for (int needed = 1; needed <= CardCounts.MOST_COPIES; needed++) {
            for (int two = 0; two < TWO_KINDS; two++) {
                float ways = (float) (holds(needed, two & 15) + holds(needed, two >>> 4));
                BEATS[at(needed) + two] = (long) (ways * ONE_WAY);
            }
        }
        for (int i = 0; i < NOBODY.length; i++) {
            NOBODY[i] = Exponential.of(-(double) i / STEPS);
        }
    }

    private Odds() {}

    /// Masked, so that the compiler sees that no index is out of bounds.
    private static int at(int needed) {
        return (needed & 15) * TWO_KINDS;
    }

    /// The odds that a player holds at least so many of these cards.
    private static double holds(int needed, int cards) {
        if (needed <= 0 || cards < needed) {
            return needed <= 0 ? 1 : 0;
        }
        return HELD * holds(needed - 1, cards - 1) + (1 - HELD) * holds(needed, cards - 1);
    }

    /// How many ways to beat either end of the row one player has on average.
    static double waysToBeat(long row, long elsewhere) {
        return number(waysBelow(row, elsewhere) + waysAbove(row, elsewhere));
    }

    /// How many ways to beat its low end, in the parts that [#number] and [#nobodyBeats] take.
    static long waysBelow(long row, long elsewhere) {
        int low = CardCounts.lowest(row);
        return waysBelow(low, CardCounts.count(row, low), elsewhere);
    }

    /// How many ways to beat its high end.
    static long waysAbove(long row, long elsewhere) {
        int high = CardCounts.highest(row);
        return waysAbove(high, CardCounts.count(row, high), elsewhere);
    }

    /// How many ways to beat a low end that needs so many.
    static long waysBelow(int low, int needed, long elsewhere) {
        return ways(needed, CardCounts.upTo(low, elsewhere));
    }

    /// How many ways to beat a high end that needs so many.
    static long waysAbove(int high, int needed, long elsewhere) {
        return ways(needed, elsewhere >>> (4 * high));
    }

    /// An end hardly ever has more than four pairs of kinds beyond it; those are added up without asking whether there
    /// are any, which is quicker.
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

    /// How many ways that is.
    static double number(long ways) {
        return ways * (1 / ONE_WAY);
    }

    /// The odds that nobody beats it, if all of them together have so many ways.
    static double nobodyBeats(long ways) {
        return NOBODY[(int) Math.min(ways >>> (WAY_BITS - STEP_BITS), NOBODY.length - 1)];
    }
}
