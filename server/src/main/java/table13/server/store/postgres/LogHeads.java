package table13.server.store.postgres;

import java.sql.Array;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The last row of each log that this node has written or read. After an outage it is compared with the database: a
/// failover target may lack recent rows, and other nodes may have taken their versions since. Thread-safe.
final class LogHeads {
    private static final int MOST = 50_000;
    static final String STANDING = """
            SELECT e.append_id FROM unnest(?::text[], ?::bigint[]) AS w (table_id, version)
            JOIN entries e ON e.table_id = w.table_id AND e.version = w.version
            """;
    static final String HEADS = """
            SELECT e.table_id, e.version, e.append_id FROM unnest(?::text[], ?::bigint[]) AS w (table_id, version)
            JOIN entries e ON e.table_id = w.table_id AND e.version = w.version
            """;

    private record Head(long version, long appendId) {}

    private final Map<String, Head> heads = new ConcurrentHashMap<>();

    /// Records the last row of a log.
    void is(String table, long version, long appendId) {
        if (heads.size() > MOST) {
            // Tables in use are written or read again soon.
            heads.clear();
        }
        heads.merge(table, new Head(version, appendId), (old, now) -> now.version >= old.version ? now : old);
    }

    /// Records the last row of a table in use, as reported by another node.
    void isSaidToBe(String table, long version, long appendId) {
        heads.computeIfPresent(table, (_, old) -> version >= old.version ? new Head(version, appendId) : old);
    }

    /// The tables among these with a log that lacks the last row known to this node.
    Set<String> replaced(Sql sql, Collection<String> tables) throws SQLException {
        Map<String, Head> known = new HashMap<>();
        List<String> names = new ArrayList<>();
        List<Long> versions = new ArrayList<>();
        for (String table : tables) {
            Head head = heads.get(table);
            if (head != null) {
                known.put(table, head);
                names.add(table);
                versions.add(head.version);
            }
        }
        Set<String> replaced = new HashSet<>(names);
        sql.rows(
                HEADS,
                row -> new Head(row.getLong(2), row.getLong(3)).equals(known.get(row.getString(1)))
                        && replaced.remove(row.getString(1)),
                text(sql, names),
                numbers(sql, versions));
        replaced.forEach(heads::remove);
        return replaced;
    }

    /// The append ids in the rows that these appends wanted.
    static List<Long> standing(Sql sql, List<PendingAppend> appends) throws SQLException {
        List<String> tables = new ArrayList<>();
        List<Long> versions = new ArrayList<>();
        for (PendingAppend each : appends) {
            tables.add(each.table());
            versions.add(each.firstVersion());
        }
        return sql.rows(STANDING, row -> row.getLong(1), text(sql, tables), numbers(sql, versions));
    }

    private static Array text(Sql sql, List<String> values) throws SQLException {
        return sql.connection().createArrayOf("text", values.toArray(String[]::new));
    }

    private static Array numbers(Sql sql, List<Long> values) throws SQLException {
        return sql.connection().createArrayOf("int8", values.toArray(Long[]::new));
    }
}
