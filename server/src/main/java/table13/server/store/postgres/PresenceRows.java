package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import table13.server.store.Nodes.Sighting;

/// The rows in which nodes tell who is at which table. A row counts while its node is alive; when that dies, its people
/// have left at that moment, which is the same for all who ask.
final class PresenceRows {
    /// The node of what no node has seen itself.
    private static final String NOBODY = "";

    /// In one order, so that two nodes never wait for each other.
    private static final String TELL = "INSERT INTO presence(table_id, guest, node, is_here, since)"
            + " SELECT t, g, ?, h, s FROM unnest(?::text[], ?::text[], ?::boolean[], ?::bigint[]) AS r(t, g, h, s)"
            + " ORDER BY t, g"
            + " ON CONFLICT (table_id, guest, node) DO UPDATE SET is_here = excluded.is_here, since = excluded.since";

    /// Only the first word counts, so that all have the same.
    private static final String TELL_AWAY = "INSERT INTO presence(table_id, guest, node, is_here, since)"
            + " SELECT t, g, '" + NOBODY + "', false, s"
            + " FROM unnest(?::text[], ?::text[], ?::bigint[]) AS r(t, g, s)"
            + " WHERE NOT EXISTS (SELECT FROM presence p WHERE p.table_id = r.t AND p.guest = r.g)"
            + " ORDER BY t, g"
            + " ON CONFLICT (table_id, guest, node) DO NOTHING RETURNING table_id";

    private static final String SEEN = "SELECT p.guest, bool_or(p.is_here AND n.until >= c.now),"
            + " max(CASE WHEN p.is_here THEN coalesce(n.until, p.since) ELSE p.since END)"
            + " FROM (SELECT " + NodeRows.NOW + " AS now) c, presence p LEFT JOIN nodes n ON n.id = p.node"
            + " WHERE p.table_id = ? AND p.node <> ? GROUP BY p.guest ORDER BY p.guest";

    private PresenceRows() {}

    static void tell(Sql sql, String node, List<Presence.Row> rows) throws SQLException {
        sql.update(
                TELL,
                node,
                tables(rows),
                guests(rows),
                rows.stream().map(Presence.Row::isHere).toArray(Boolean[]::new),
                times(rows));
    }

    /// Makes them known, and returns the tables where this was news.
    static Set<String> tellAway(Sql sql, List<Presence.Row> rows) throws SQLException {
        return new HashSet<>(sql.rows(TELL_AWAY, row -> row.getString(1), tables(rows), guests(rows), times(rows)));
    }

    /// What all but this node tell.
    static List<Sighting> seen(Sql sql, String table, String node) throws SQLException {
        return sql.rows(SEEN, row -> new Sighting(row.getString(1), row.getBoolean(2), row.getLong(3)), table, node);
    }

    private static String[] tables(List<Presence.Row> rows) {
        return rows.stream().map(row -> row.key().table()).toArray(String[]::new);
    }

    private static String[] guests(List<Presence.Row> rows) {
        return rows.stream().map(row -> row.key().guest()).toArray(String[]::new);
    }

    private static long[] times(List<Presence.Row> rows) {
        return rows.stream().mapToLong(Presence.Row::since).toArray();
    }
}
