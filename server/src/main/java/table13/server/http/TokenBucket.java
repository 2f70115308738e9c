package table13.server.http;

/// Token bucket with a refill rate and a burst size. Not thread-safe.
final class TokenBucket {
    private static final long SECOND = 1000;

    /// One, minus a margin for rounding errors.
    private static final double NEARLY_ONE = 1 - 1e-6;

    private final double perSecond;
    private final int most;
    private double left;
    private long last;

    TokenBucket(double perSecond, int most, long now) {
        this.perSecond = perSecond;
        this.most = most;
        left = most;
        last = now;
    }

    boolean take(long now) {
        return millisTo(now) == 0;
    }

    /// Takes a token if available.
    ///
    /// @return 0, or the milliseconds until a token is available
    long millisTo(long now) {
        left = Math.min(most, left + Math.max(0, now - last) * perSecond / SECOND);
        last = now;
        if (left < NEARLY_ONE) {
            return (long) Math.ceil((NEARLY_ONE - left) * SECOND / perSecond);
        }
        left--;
        return 0;
    }

    void giveBack() {
        left = Math.min(most, left + 1);
    }

    boolean isFull(long now) {
        return left + Math.max(0, now - last) * perSecond / SECOND >= most;
    }
}
