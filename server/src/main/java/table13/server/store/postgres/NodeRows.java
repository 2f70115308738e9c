package table13.server.store.postgres;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import table13.server.store.Health;
import table13.server.store.Nodes.Node;

/// The rows of nodes. A node is alive until its lease ends, by the clock of the database.
final class NodeRows {
    /// The time of the database, in milliseconds since 1970.
    static final String NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

    /// Time for which a dead node is still listed.
    private static final long SHOWN_MILLIS = 3_600_000;

    /// Does not touch the row of a dead node, which stays dead.
    private static final String BEAT = "UPDATE nodes SET until = " + NOW + " + ?, draining = ?, tables = ?,"
            + " looks_after = ?, clients = ?, clock_off = ?, ready = ?, why = ? WHERE id = ? AND until >= " + NOW;

    private static final String BEGIN = "INSERT INTO nodes(until, draining, tables, looks_after, clients, clock_off,"
            + " ready, why, id, version, reads, since) SELECT n.now + ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, n.now FROM (SELECT "
            + NOW + " AS now) n";

    private static final String ALL = "SELECT id, version, since, until, reads, draining, tables, looks_after,"
            + " clients, clock_off, ready, why FROM nodes WHERE until > " + NOW + " - " + SHOWN_MILLIS
            + " ORDER BY until";

    private static final String UNTIL = "SELECT id, until - " + NOW + " FROM nodes WHERE until >= " + NOW;

    /// The state of a node in every heartbeat.
    record State(boolean isDraining, int tables, int leases, int clients, long clockOff, Health ready) {}

    /// Another node.
    ///
    /// @param leftMillis remaining time of its lease
    record Peer(String id, long leftMillis) {}

    private NodeRows() {}

    /// Renews the lease. Returns false if it had expired.
    static boolean beat(Sql sql, String id, long leaseMillis, State state) throws SQLException {
        return sql.update(BEAT, values(id, leaseMillis, state)) == 1;
    }

    static void begin(Sql sql, String id, String version, int reads, long leaseMillis, State state)
            throws SQLException {
        Object[] values = Stream.concat(Stream.of(values(id, leaseMillis, state)), Stream.of(version, reads))
                .toArray();
        sql.update(BEGIN, values);
    }

    private static Object[] values(String id, long leaseMillis, State state) {
        return new Object[] {
            leaseMillis,
            state.isDraining(),
            state.tables(),
            state.leases(),
            state.clients(),
            state.clockOff(),
            state.ready().isReady(),
            state.ready().sentence(),
            id
        };
    }

    /// The nodes that are alive.
    static List<Peer> peers(Sql sql) throws SQLException {
        return sql.rows(UNTIL, row -> new Peer(row.getString(1), row.getLong(2)));
    }

    /// Nodes that are alive, or were not long ago. Of a node that has rejoined, only the newest id.
    static List<Node> newest(Sql sql) throws SQLException {
        Map<String, Node> newest = new LinkedHashMap<>();
        for (Node node : sql.rows(ALL, NodeRows::node)) {
            newest.put(NodeIdentity.nameOf(node.id()), node);
        }
        return newest.values().stream()
                .sorted(Comparator.comparingLong(Node::since).thenComparing(Node::id))
                .toList();
    }

    private static Node node(ResultSet row) throws SQLException {
        return new Node(
                row.getString("id"),
                row.getString("version"),
                row.getLong("since"),
                row.getLong("until"),
                row.getInt("reads"),
                row.getBoolean("draining"),
                row.getInt("tables"),
                row.getInt("looks_after"),
                row.getInt("clients"),
                row.getLong("clock_off"),
                new Health(row.getBoolean("ready"), row.getString("why")));
    }
}
