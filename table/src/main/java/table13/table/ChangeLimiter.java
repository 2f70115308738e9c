package table13.table;

import java.util.HashMap;
import java.util.Map;

/// How often each guest has changed something at the table since the last deal: seats, seeds, names, mutes and the
/// like. A log is kept for ever, so nobody may make it longer without limit by changing one thing to and fro.
final class ChangeLimiter {
    /// More than anybody needs from one deal to the next.
    static final int MOST = 60;

    private final Map<String, Integer> counts = new HashMap<>();

    /// Counts a change of a guest's.
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
