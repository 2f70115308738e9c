package table13.server.http;

import java.util.HashMap;
import java.util.Map;

/// Bytes stored today per address. Days are in UTC. Thread-safe.
final class StorageBudget {
    private static final long DAY_MILLIS = 24L * 60 * 60 * 1000;

    private final long most;
    private final int mostAddresses;
    private final Map<String, Long> stored = new HashMap<>();
    private long day;

    /// @param most bytes per address and day
    /// @param mostAddresses limit of tracked addresses; above it, the half with the fewest bytes is discarded
    StorageBudget(long most, int mostAddresses) {
        this.most = most;
        this.mostAddresses = mostAddresses;
    }

    /// Counts these bytes, unless they exceed the limit.
    ///
    /// @return 0, or the milliseconds until the next day
    synchronized long millisTo(String network, long bytes, long now) {
        long today = Math.floorDiv(now, DAY_MILLIS);
        if (today != day) {
            day = today;
            stored.clear();
        }
        long before = stored.getOrDefault(network, 0L);
        if (before + bytes > most) {
            return (today + 1) * DAY_MILLIS - now;
        }
        if (stored.size() >= mostAddresses) {
            forgetHalf();
        }
        stored.put(network, before + bytes);
        return 0;
    }

    private void forgetHalf() {
        stored.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .limit(stored.size() / 2)
                .map(Map.Entry::getKey)
                .toList()
                .forEach(stored::remove);
    }

    synchronized int remembered() {
        return stored.size();
    }
}
