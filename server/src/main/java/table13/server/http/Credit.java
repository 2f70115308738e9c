package table13.server.http;

/// How much somebody may still ask for: so much a second, and so much at once. Not for two threads at once.
final class Credit {
    private static final long SECOND = 1000;

    private final double perSecond;
    private final int most;
    private double left;
    private long last;

    Credit(double perSecond, int most, long now) {
        this.perSecond = perSecond;
        this.most = most;
        left = most;
        last = now;
    }

    boolean take(long now) {
        left = Math.min(most, left + Math.max(0, now - last) * perSecond / SECOND);
        last = now;
        if (left < 1) {
            return false;
        }
        left--;
        return true;
    }

    boolean isFull(long now) {
        return left + Math.max(0, now - last) * perSecond / SECOND >= most;
    }
}
