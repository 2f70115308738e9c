package table13.server.http;

import java.util.HashMap;
import java.util.Map;

/// Counts per address. Not thread-safe.
final class AddressCounts {
    private final Map<String, Integer> counts = new HashMap<>();

    int of(String address) {
        return counts.getOrDefault(address, 0);
    }

    void add(String address) {
        counts.merge(address, 1, Integer::sum);
    }

    void remove(String address) {
        counts.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
    }
}
