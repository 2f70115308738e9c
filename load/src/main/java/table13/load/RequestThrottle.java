package table13.load;

/// Keeps one guest below the rate limit of the server (20 requests per second, burst of 60), with a margin, so that the
/// limit does not affect the measurement. Not thread-safe.
final class RequestThrottle {
    private static final double PER_SECOND = 18;
    private static final double AT_ONCE = 40;
    private static final double SECOND = 1e9;

    private double left = AT_ONCE;
    private long last;
    private boolean hasBegun;

    /// Time until the next request is permitted, in nanoseconds.
    long nanosToWait(long now) {
        refill(now);
        return left >= 1 ? 0 : (long) ((1 - left) / PER_SECOND * SECOND) + 1;
    }

    /// Counts a request.
    void take(long now) {
        refill(now);
        left--;
    }

    private void refill(long now) {
        if (hasBegun) {
            left = Math.min(AT_ONCE, left + (now - last) / SECOND * PER_SECOND);
        }
        hasBegun = true;
        last = now;
    }
}
