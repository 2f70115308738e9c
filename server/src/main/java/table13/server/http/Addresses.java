package table13.server.http;

import java.util.HashMap;
import java.util.Map;

/// Limits what comes from one address: connections at a time, and requests. Addresses of the own machine are not
/// limited. For any number of threads.
final class Addresses {
    private static final int MOST_REMEMBERED = 10_000;

    private final int mostConnections;
    private final int perSecond;
    private final int burst;
    private final Map<String, Integer> connections = new HashMap<>();
    private final Map<String, Credit> credits = new HashMap<>();

    Addresses(int mostConnections, int perSecond, int burst) {
        this.mostConnections = mostConnections;
        this.perSecond = perSecond;
        this.burst = burst;
    }

    /// Counts one more connection, if there may be one.
    synchronized boolean connect(String address) {
        int count = connections.getOrDefault(address, 0);
        if (count >= mostConnections && !isOwn(address)) {
            return false;
        }
        connections.put(address, count + 1);
        return true;
    }

    synchronized void disconnect(String address) {
        connections.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
    }

    /// Whether another request is welcome.
    synchronized boolean take(String address, long now) {
        if (isOwn(address)) {
            return true;
        }
        if (credits.size() > MOST_REMEMBERED) {
            credits.values().removeIf(credit -> credit.isFull(now));
        }
        return credits.computeIfAbsent(address, _ -> new Credit(perSecond, burst, now))
                .take(now);
    }

    /// Whether it is one of this machine itself.
    static boolean isOwn(String address) {
        return address.startsWith("127.") || address.equals("::1") || address.equals("0:0:0:0:0:0:0:1");
    }
}
