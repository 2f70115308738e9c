package table13.server.http;

import java.util.HashMap;
import java.util.Map;

/// Token buckets per address. Full buckets are discarded. Thread-safe.
final class RateLimiter {
    private static final int FEW = 10_000;

    private final double perSecond;
    private final int most;
    private final Map<String, TokenBucket> buckets = new HashMap<>();
    private int many = FEW;

    RateLimiter(double perSecond, int most) {
        this.perSecond = perSecond;
        this.most = most;
    }

    /// A burst of this size, refilled in one hour.
    static RateLimiter anHour(int most) {
        return new RateLimiter(most / 3600.0, most);
    }

    /// Takes a token if available. Addresses of this machine are not limited.
    boolean take(String network, long now) {
        return millisTo(network, now) == 0;
    }

    /// Takes a token if available.
    ///
    /// @return 0, or the milliseconds until a token is available
    synchronized long millisTo(String network, long now) {
        if (AddressPrefix.isOwn(network)) {
            return 0;
        }
        if (buckets.size() >= many) {
            buckets.values().removeIf(bucket -> bucket.isFull(now));
            many = Math.max(FEW, 2 * buckets.size());
        }
        return buckets.computeIfAbsent(network, _ -> new TokenBucket(perSecond, most, now))
                .millisTo(now);
    }

    /// Gives one token back.
    synchronized void giveBack(String network) {
        TokenBucket bucket = buckets.get(network);
        if (bucket != null) {
            bucket.giveBack();
        }
    }

    synchronized int remembered() {
        return buckets.size();
    }
}
