package table13.server.http;

import java.util.HashMap;
import java.util.Map;

/// What each address may still ask for. Those who have not asked for a while are forgotten. For any number of threads.
final class RateLimiter {
    private static final int FEW = 10_000;

    private final double perSecond;
    private final int most;
    private final Map<String, TokenBucket> credits = new HashMap<>();
    private int many = FEW;

    RateLimiter(double perSecond, int most) {
        this.perSecond = perSecond;
        this.most = most;
    }

    /// So many at once, and so many again in each hour.
    static RateLimiter anHour(int most) {
        return new RateLimiter(most / 3600.0, most);
    }

    /// Whether another one is welcome. Addresses of the own machine are not limited.
    boolean take(String network, long now) {
        return millisTo(network, now) == 0;
    }

    /// Takes one, if there is one.
    ///
    /// @return 0, or in how many milliseconds there will be one
    synchronized long millisTo(String network, long now) {
        if (AddressPrefix.isOwn(network)) {
            return 0;
        }
        if (credits.size() >= many) {
            credits.values().removeIf(bucket -> bucket.isFull(now));
            many = Math.max(FEW, 2 * credits.size());
        }
        return credits.computeIfAbsent(network, _ -> new TokenBucket(perSecond, most, now))
                .millisTo(now);
    }

    /// Gives back one that was taken.
    synchronized void giveBack(String network) {
        TokenBucket bucket = credits.get(network);
        if (bucket != null) {
            bucket.giveBack();
        }
    }

    synchronized int remembered() {
        return credits.size();
    }
}
