package table13.load;

/// Keeps one guest below the server's own limit for requests, 20 a second and 60 at once, with something to spare: what
/// is measured is the server, not its patience.
final class RequestThrottle {
    private static final double PER_SECOND = 18;
    private static final double AT_ONCE = 40;
    private static final double SECOND = 1e9;

    private double left = AT_ONCE;
    private long last;
    private boolean hasBegun;

    /// When the next request may be sent, in nanoseconds from now.
    long nanosToWait(long now) {
        refill(now);
        return left >= 1 ? 0 : (long) ((1 - left) / PER_SECOND * SECOND) + 1;
    }

    /// A request is sent.
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
