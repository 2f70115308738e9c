package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import table13.server.store.Nodes.Member;
import table13.server.store.StoreException;

/// Looks at the tables in memory every now and then: some may have grown without a bell, and after the database was
/// away some may not be what they were.
final class LookAround {
    /// One look into the index for each: left to itself, PostgreSQL would read all tables there ever were. That is what
    /// OFFSET is for.
    static final String GROWN =
            "SELECT h.t, l.version FROM unnest(?::text[], ?::bigint[]) AS h(t, v) CROSS JOIN LATERAL"
                    + " (SELECT version FROM listings WHERE table_id = h.t OFFSET 0) l WHERE l.version > h.v";

    private final Pool pool;
    private final Heads heads;
    private final Member member;
    private final long everyMillis;
    private final Runnable failed;
    private final Chore chore = new Chore("store-look-around", this::look);
    private volatile boolean wasAway;

    /// @param failed run when the database could not be asked
    LookAround(Pool pool, Heads heads, Member member, long everyMillis, Runnable failed) {
        this.pool = pool;
        this.heads = heads;
        this.member = member;
        this.everyMillis = everyMillis;
        this.failed = failed;
    }

    void start() {
        chore.start();
    }

    /// The database was away: another one may have taken its place.
    void wasAway() {
        wasAway = true;
        chore.nudge();
    }

    private long look() {
        Map<String, Long> here = member.tables();
        if (!here.isEmpty()) {
            try {
                findReplaced(here.keySet());
                pool.read(sql -> grown(sql, here)).forEach(table -> member.grew(table.getKey(), table.getValue()));
            } catch (StoreException _) {
                failed.run();
            }
        }
        return everyMillis;
    }

    private void findReplaced(Set<String> here) {
        if (!wasAway) {
            return;
        }
        wasAway = false;
        try {
            pool.read(sql -> heads.replaced(sql, here)).forEach(member::replaced);
        } catch (StoreException e) {
            wasAway = true;
            throw e;
        }
    }

    /// Those of them that are beyond the versions that are known here, with the versions they have reached.
    private static List<Map.Entry<String, Long>> grown(Sql sql, Map<String, Long> here) throws SQLException {
        List<Map.Entry<String, Long>> tables = List.copyOf(here.entrySet());
        String[] ids = tables.stream().map(Map.Entry::getKey).toArray(String[]::new);
        long[] versions = tables.stream().mapToLong(Map.Entry::getValue).toArray();
        return sql.rows(GROWN, row -> Map.entry(row.getString(1), row.getLong(2)), ids, versions);
    }

    void end() {
        chore.end();
    }
}
