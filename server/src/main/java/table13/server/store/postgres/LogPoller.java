package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import table13.server.store.Nodes.NodeListener;
import table13.server.store.StoreException;

/// Looks at the tables in memory every now and then: some may have grown without a bell, and after the database was
/// away some may not be what they were.
///
/// Where people play there are always some whose bell is on its way. To read all of those would keep the others
/// waiting, every second, so they are given a moment.
final class LogPoller {
    /// One look into the index for each: left to itself, PostgreSQL would read all tables there ever were. That is what
    /// OFFSET is for.
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
    private final PeriodicTask task = new PeriodicTask("store-look-around", this::look);
    private volatile boolean wasAway;

    // Of the chore alone: the tables that were beyond what is known here, with the versions they had reached.
    private Map<String, Long> beyond = Map.of();

    /// @param failed run when the database could not be asked
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

    /// The database was away: another one may have taken its place.
    void wasAway() {
        wasAway = true;
        task.wake();
    }

    private long look() {
        Map<String, Long> here = listener.tables();
        beyond.forEach((table, version) -> {
            if (here.getOrDefault(table, version) < version) {
                listener.logAppended(table, version);
            }
        });
        boolean isGraceOver = !beyond.isEmpty();
        beyond = Map.of();
        if (here.isEmpty() || (isGraceOver && !wasAway)) {
            return everyMillis - graceMillis;
        }
        try {
            findReplaced(here.keySet());
            beyond = pool.read(sql -> grown(sql, here));
        } catch (StoreException _) {
            failed.run();
        }
        return beyond.isEmpty() ? everyMillis : graceMillis;
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

    /// Those of them that are beyond the versions that are known here, with the versions they have reached.
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
