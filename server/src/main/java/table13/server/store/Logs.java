package table13.server.store;

import java.sql.SQLException;
import java.util.List;

/// The logs in SQL.
final class Logs {
    static final String LAST = "SELECT coalesce(max(version), 0) FROM logs WHERE table_id = ?";
    static final String BETWEEN =
            "SELECT version, at, text FROM logs WHERE table_id = ? AND version > ? AND version <= ? ORDER BY version";
    private static final String ADD = "INSERT INTO logs (table_id, version, at, text) VALUES (?, ?, ?, ?)";

    private Logs() {}

    /// Asks and writes within one transaction of the only writer, so nobody comes in between.
    static Appended append(Session session, Append append) throws SQLException {
        if (session.number(LAST, append.table()) != append.expectedVersion()) {
            return Appended.BEHIND;
        }
        for (Line line : append.lines()) {
            session.update(ADD, append.table(), line.version(), line.at(), line.text());
        }
        Listings.put(session, append.listing());
        Checkpoints.put(session, append.table(), append.checkpoints());
        return Appended.DONE;
    }

    static List<Line> between(Session session, String table, long after, long upTo) throws SQLException {
        return session.rows(
                BETWEEN, row -> new Line(row.getLong(1), row.getLong(2), row.getString(3)), table, after, upTo);
    }
}
