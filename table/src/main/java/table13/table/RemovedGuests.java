package table13.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Whom the host has asked to leave, in the order in which they went; who went twice, by the second time.
final class RemovedGuests {
    private static final int MOST_SHOWN = 50;

    private final Map<String, String> names = new LinkedHashMap<>();

    void add(Entry.Removed gone) {
        names.remove(gone.guest());
        names.put(gone.guest(), gone.name());
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

    /// The last of them: nobody wants to see more.
    List<RemovedGuest> shown() {
        return all().subList(Math.max(0, names.size() - MOST_SHOWN), names.size());
    }
}
