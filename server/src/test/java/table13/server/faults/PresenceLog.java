package table13.server.faults;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Presence at a table over time, as the clients know it. Not thread-safe.
final class PresenceLog {
    private final Map<String, List<Stay>> stays = new HashMap<>();
    private final Map<String, Integer> devices = new HashMap<>();

    private record Stay(long from, long to) {}

    void came(String guest, long now) {
        if (devices.merge(guest, 1, Integer::sum) == 1) {
            stays.computeIfAbsent(guest, _ -> new ArrayList<>()).add(new Stay(now, Long.MAX_VALUE));
        }
    }

    void left(String guest, long now) {
        if (devices.merge(guest, -1, Integer::sum) == 0) {
            List<Stay> all = stays.get(guest);
            all.set(all.size() - 1, new Stay(all.getLast().from(), now));
        }
    }

    /// Whether this guest had a device at the table throughout this period.
    boolean wasHere(String guest, long from, long to) {
        return stays.getOrDefault(guest, List.of()).stream().anyMatch(stay -> stay.from() <= from && stay.to() >= to);
    }
}
