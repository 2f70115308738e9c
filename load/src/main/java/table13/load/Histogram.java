package table13.load;

/// Counts durations in buckets that are at most 0.8 % wide, so any percentile is known to within 1 %.
///
/// Buckets are log-linear: numbers below 128 have one each; above, each doubling is cut into 128 equal parts.
final class Histogram {
    private static final int PRECISION = 7;
    private static final int PARTS = 1 << PRECISION;

    private final long[] counts = new long[(Long.SIZE - PRECISION) * PARTS];
    private long all;

    void add(long value) {
        counts[bucket(Math.max(0, value))]++;
        all++;
    }

    long count() {
        return all;
    }

    /// The smallest value that at least this share of all values do not exceed, rounded up to the end of its bucket;
    /// -1 if there are no values.
    ///
    /// @param share from 0 to 1
    long percentile(double share) {
        long rank = Math.max(1, (long) Math.ceil(share * all));
        long seen = 0;
        for (int bucket = 0; bucket < counts.length; bucket++) {
            seen += counts[bucket];
            if (seen >= rank) {
                return highest(bucket);
            }
        }
        return -1;
    }

    private static int bucket(long value) {
        int shift = Math.max(0, Long.SIZE - 1 - PRECISION - Long.numberOfLeadingZeros(value));
        return shift * PARTS + (int) (value >>> shift);
    }

    private static long highest(int bucket) {
        int shift = Math.max(0, bucket / PARTS - 1);
        return ((bucket - (long) shift * PARTS + 1) << shift) - 1;
    }
}
