package table13.server.store.postgres;

import java.sql.SQLException;

/// Counters by hour, shared by all nodes.
final class HourlyCounters {
    private static final String COUNT = "INSERT INTO tallies(what, hour, count) VALUES (?, " + NodeRows.NOW
            + " / 3600000, ?) ON CONFLICT (what, hour) DO UPDATE SET count = tallies.count + excluded.count"
            + " RETURNING count";

    private HourlyCounters() {}

    static int count(Sql sql, String what, int more) throws SQLException {
        return Math.toIntExact(sql.number(COUNT, what, more));
    }
}
