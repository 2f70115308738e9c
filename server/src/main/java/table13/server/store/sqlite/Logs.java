package table13.server.store.sqlite;

import java.sql.SQLException;
import java.util.List;
import table13.server.store.Append;
import table13.server.store.Appended;
import table13.server.store.EntryRow;

/// The logs in SQL.
final class Logs {
    static final String LAST = "SELECT coalesce(max(version), 0) FROM logs WHERE table_id = ?";
    static final String BETWEEN =
            "SELECT version, at, text FROM logs WHERE table_id = ? AND version > ? AND version <= ? ORDER BY version";
    private static final String ADD = "INSERT INTO logs (table_id, version, at, text) VALUES (?, ?, ?, ?)";

    private Logs() {}

    /// Asks and writes within one transaction of the only writer, so nobody comes in between.
    static Appended append(SqlConnection sql, Append append) throws SQLException {
        if (sql.number(LAST, append.table()) != append.expectedVersion()) {
            return Appended.BEHIND;
        }
        for (EntryRow entry : append.entries()) {
            add(sql, append.table(), entry);
        }
        Listings.put(sql, append.listing());
        Checkpoints.put(sql, append.table(), append.checkpoints());
        return Appended.DONE;
    }

    static int add(SqlConnection sql, String table, EntryRow entry) throws SQLException {
        return sql.update(ADD, table, entry.version(), entry.at(), entry.text());
    }

    static List<EntryRow> between(SqlConnection sql, String table, long after, long upTo) throws SQLException {
        return sql.rows(
                BETWEEN, row -> new EntryRow(row.getLong(1), row.getLong(2), row.getString(3)), table, after, upTo);
    }
}
