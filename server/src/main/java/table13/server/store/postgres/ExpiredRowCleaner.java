package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.List;

/// Deletes rows that are no longer needed. Every node runs it; the result does not depend on the node.
final class ExpiredRowCleaner {
    private static final long DAY = 86_400_000;

    private static final List<String> WORK = List.of(
            "DELETE FROM presence p WHERE NOT p.is_here AND p.since < " + NodeRows.NOW + " - " + DAY,
            "DELETE FROM presence p WHERE p.is_here AND p.since < " + NodeRows.NOW + " - " + DAY
                    + " AND NOT EXISTS (SELECT FROM nodes n WHERE n.id = p.node AND n.until > " + NodeRows.NOW + " - "
                    + DAY + ")",
            "DELETE FROM presence p USING listings l WHERE l.table_id = p.table_id AND NOT l.is_open",
            "DELETE FROM leases l WHERE NOT EXISTS (SELECT FROM nodes n WHERE n.id = l.node AND n.until > "
                    + NodeRows.NOW + " - 60000)",
            "DELETE FROM nodes WHERE until < " + NodeRows.NOW + " - 2 * " + DAY,
            // The index of due times is early by design. Without this, postponed tables would be scanned for ever.
            "UPDATE listings SET due_at = wake_at WHERE table_id IN (SELECT table_id FROM listings WHERE due_at < "
                    + NodeRows.NOW + " - 60000 AND (wake_at IS NULL OR wake_at > due_at + 60000)"
                    + " LIMIT 5000 FOR UPDATE SKIP LOCKED)",
            "DELETE FROM tallies WHERE hour < " + NodeRows.NOW + " / 3600000 - 1");

    private ExpiredRowCleaner() {}

    static void cleanUp(Sql sql) throws SQLException {
        for (String statement : WORK) {
            sql.update(statement);
        }
    }
}
