package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import table13.server.store.Nodes.NodeListener;
import table13.server.store.StoreException;

/// Polls the tables in memory: a notification may have been lost, and after an outage a log may have been replaced.
///
/// On a busy server some notifications are always in transit. Reading all those logs every second would delay the other
/// tables, so a log that is ahead has a grace period.
final class LogPoller {
    /// One index lookup for each table: without OFFSET PostgreSQL would read all tables.
    static final String GROWN =
            "SELECT h.t, l.version FROM unnest(?::text[], ?::bigint[]) AS h(t, v) CROSS JOIN LATERAL"
                    + " (SELECT version FROM listings WHERE table_id = h.t OFFSET 0) l WHERE l.version > h.v";

    private static final long LONGEST_GRACE_MILLIS = 250;

    private final ConnectionPool pool;
    private final LogHeads heads;
    private final NodeListener listener;
    private final long everyMillis;
    private final long graceMillis;
    private final Runnable failed;
    private final PeriodicTask task = new PeriodicTask("store-log-poller", this::poll);
    private volatile boolean wasAway;

    // Confined to the task's thread. Tables with a stored version above the one in memory.
    private Map<String, Long> ahead = Map.of();

    /// @param failed runs after a failed query
    LogPoller(ConnectionPool pool, LogHeads heads, NodeListener listener, long everyMillis, Runnable failed) {
        this.pool = pool;
        this.heads = heads;
        this.listener = listener;
        this.everyMillis = everyMillis;
        graceMillis = Math.min(LONGEST_GRACE_MILLIS, everyMillis / 4);
        this.failed = failed;
    }

    void start() {
        task.start();
    }

    /// The database was unavailable and may have been replaced.
    void wasAway() {
        wasAway = true;
        task.wake();
    }

    private long poll() {
        Map<String, Long> here = listener.tables();
        ahead.forEach((table, version) -> {
            if (here.getOrDefault(table, version) < version) {
                listener.logAppended(table, version);
            }
        });
        boolean isGraceOver = !ahead.isEmpty();
        ahead = Map.of();
        if (here.isEmpty() || (isGraceOver && !wasAway)) {
            return everyMillis - graceMillis;
        }
        try {
            findReplaced(here.keySet());
            ahead = pool.read(sql -> grown(sql, here));
        } catch (StoreException _) {
            failed.run();
        }
        return ahead.isEmpty() ? everyMillis : graceMillis;
    }

    private void findReplaced(Set<String> here) {
        if (!wasAway) {
            return;
        }
        wasAway = false;
        try {
            pool.read(sql -> heads.replaced(sql, here)).forEach(listener::logReplaced);
        } catch (StoreException e) {
            wasAway = true;
            throw e;
        }
    }

    /// The tables with a stored version above the one in memory, with that version.
    private static Map<String, Long> grown(Sql sql, Map<String, Long> here) throws SQLException {
        List<Map.Entry<String, Long>> tables = List.copyOf(here.entrySet());
        String[] ids = tables.stream().map(Map.Entry::getKey).toArray(String[]::new);
        long[] versions = tables.stream().mapToLong(Map.Entry::getValue).toArray();
        Map<String, Long> grown = new HashMap<>();
        sql.rows(GROWN, row -> Map.entry(row.getString(1), row.getLong(2)), ids, versions)
                .forEach(table -> grown.put(table.getKey(), table.getValue()));
        return grown;
    }

    void end() {
        task.end();
    }
}
