package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import table13.server.store.Nodes.PresenceSnapshot;
import table13.server.store.Nodes.RemotePresence;

/// The rows of presence. A row is valid while its node is alive. The guests of a dead node have left at the end of its
/// lease, the same moment for all readers.
final class PresenceRows {
    /// The node in rows for guests that no node has seen.
    private static final String NO_NODE = "";

    /// In one order, so that two nodes cannot deadlock.
    private static final String PUT = "INSERT INTO presence(table_id, guest, node, is_here, since)"
            + " SELECT t, g, ?, h, s FROM unnest(?::text[], ?::text[], ?::boolean[], ?::bigint[]) AS r(t, g, h, s)"
            + " ORDER BY t, g"
            + " ON CONFLICT (table_id, guest, node) DO UPDATE SET is_here = excluded.is_here, since = excluded.since";

    /// The first row wins, so that all nodes read the same.
    private static final String PUT_AWAY = "INSERT INTO presence(table_id, guest, node, is_here, since)"
            + " SELECT t, g, '" + NO_NODE + "', false, s"
            + " FROM unnest(?::text[], ?::text[], ?::bigint[]) AS r(t, g, s)"
            + " WHERE NOT EXISTS (SELECT FROM presence p WHERE p.table_id = r.t AND p.guest = r.g)"
            + " ORDER BY t, g"
            + " ON CONFLICT (table_id, guest, node) DO NOTHING RETURNING table_id";

    /// A crash of the database empties these rows and those of the nodes. So nothing is known from before the first
    /// node joined, nor by a node that has not rejoined.
    private static final String SEEN = "WITH c AS (SELECT n.now, CASE WHEN EXISTS (SELECT FROM nodes WHERE id = ?"
            + " AND until >= n.now) THEN (SELECT min(since) FROM nodes) ELSE n.now END AS begin"
            + " FROM (SELECT " + NodeRows.NOW + " AS now) n)"
            + " SELECT c.begin, p.guest, bool_or(p.is_here AND n.until >= c.now),"
            + " max(CASE WHEN p.is_here THEN coalesce(n.until, p.since) ELSE p.since END)"
            + " FROM c LEFT JOIN presence p ON p.table_id = ? AND p.node <> ? LEFT JOIN nodes n ON n.id = p.node"
            + " GROUP BY c.begin, p.guest ORDER BY p.guest";

    private PresenceRows() {}

    static void tell(Sql sql, String node, List<PresenceBuffer.Row> rows) throws SQLException {
        sql.update(
                PUT,
                node,
                tables(rows),
                guests(rows),
                rows.stream().map(PresenceBuffer.Row::isHere).toArray(Boolean[]::new),
                times(rows));
    }

    /// Stores absences, and returns the tables with new ones.
    static Set<String> tellAway(Sql sql, List<PresenceBuffer.Row> rows) throws SQLException {
        return new HashSet<>(sql.rows(PUT_AWAY, row -> row.getString(1), tables(rows), guests(rows), times(rows)));
    }

    /// The presence on all nodes but this one.
    static PresenceSnapshot seen(Sql sql, String table, String node) throws SQLException {
        List<RemotePresence> guests = new ArrayList<>();
        List<Long> begin = sql.rows(
                SEEN,
                row -> {
                    if (row.getString(2) != null) {
                        guests.add(new RemotePresence(row.getString(2), row.getBoolean(3), row.getLong(4)));
                    }
                    return row.getLong(1);
                },
                node,
                table,
                node);
        return new PresenceSnapshot(guests, begin.getFirst());
    }

    private static String[] tables(List<PresenceBuffer.Row> rows) {
        return rows.stream().map(row -> row.key().table()).toArray(String[]::new);
    }

    private static String[] guests(List<PresenceBuffer.Row> rows) {
        return rows.stream().map(row -> row.key().guest()).toArray(String[]::new);
    }

    private static long[] times(List<PresenceBuffer.Row> rows) {
        return rows.stream().mapToLong(PresenceBuffer.Row::since).toArray();
    }
}
