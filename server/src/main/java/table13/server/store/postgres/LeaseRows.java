package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/// The rows of leases on tables. A lease is valid while its node is alive and not draining; it needs no renewal.
final class LeaseRows {
    /// Maximum number of leases for one request, so that several nodes share the tables of a dead one.
    static final int MOST = 200;

    private static final String ALIVE = "n.until >= " + NodeRows.NOW + " AND NOT n.draining";

    /// In one order, so that two nodes cannot deadlock.
    private static final String CLAIM = "INSERT INTO leases AS l (table_id, node) SELECT t, ? FROM unnest(?::text[]) t"
            + " WHERE EXISTS (SELECT FROM nodes n WHERE n.id = ? AND " + ALIVE + ") ORDER BY t"
            + " ON CONFLICT (table_id) DO UPDATE SET node = excluded.node WHERE l.node = excluded.node"
            + " OR NOT EXISTS (SELECT FROM nodes n WHERE n.id = l.node AND " + ALIVE + ") RETURNING table_id";

    private static final String RELEASE = "DELETE FROM leases WHERE node = ? AND table_id = ANY(?::text[])";

    private static final String LEFT_BY = "SELECT table_id FROM leases WHERE node = ANY(?::text[])"
            + " UNION SELECT table_id FROM presence WHERE node = ANY(?::text[]) AND is_here";

    private LeaseRows() {}

    /// Takes leases that no living node holds. Returns the tables among these with a lease that this node now holds.
    static Set<String> claim(Sql sql, String node, Collection<String> tables) throws SQLException {
        return new HashSet<>(sql.rows(CLAIM, row -> row.getString(1), node, array(tables), node));
    }

    static void release(Sql sql, String node, Collection<String> tables) throws SQLException {
        sql.update(RELEASE, node, array(tables));
    }

    /// The tables with a lease or with guests on these nodes.
    static Set<String> leftBy(Sql sql, Collection<String> nodes) throws SQLException {
        return new HashSet<>(sql.rows(LEFT_BY, row -> row.getString(1), array(nodes), array(nodes)));
    }

    private static String[] array(Collection<String> texts) {
        return texts.toArray(String[]::new);
    }
}
