package table13.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The guests removed by the host, in the order of their last removal.
final class RemovedGuests {
    private static final int MOST_SHOWN = 50;

    private final Map<String, String> names = new LinkedHashMap<>();

    void add(Entry.Removed removed) {
        names.remove(removed.guest());
        names.put(removed.guest(), removed.name());
    }

    void takeBack(String guest) {
        names.remove(guest);
    }

    boolean has(String guest) {
        return names.containsKey(guest);
    }

    List<RemovedGuest> all() {
        return names.entrySet().stream()
                .map(each -> new RemovedGuest(each.getKey(), each.getValue()))
                .toList();
    }

    /// The last of them, limited for display.
    List<RemovedGuest> shown() {
        return all().subList(Math.max(0, names.size() - MOST_SHOWN), names.size());
    }
}
