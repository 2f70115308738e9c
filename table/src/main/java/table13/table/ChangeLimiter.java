package table13.table;

import java.util.HashMap;
import java.util.Map;

/// Counts each guest's changes at the table since the last deal: seats, seeds, names, mutes and the like. The log is
/// permanent, so repeated changes must not make it grow without limit.
final class ChangeLimiter {
    /// More than any guest needs between two deals.
    static final int MOST = 60;

    private final Map<String, Integer> counts = new HashMap<>();

    void count(String guest) {
        if (!guest.isEmpty()) {
            counts.merge(guest, 1, Integer::sum);
        }
    }

    boolean areTooMany(String guest) {
        return counts.getOrDefault(guest, 0) >= MOST;
    }

    void beginAnew() {
        counts.clear();
    }
}
