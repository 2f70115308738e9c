package table13.server.store.sqlite;

import java.sql.SQLException;
import java.util.List;
import table13.server.store.AppendOutcome;
import table13.server.store.AppendRequest;
import table13.server.store.EntryRow;
import table13.server.store.sqlite.WrittenTables.Written;

/// SQL for logs.
final class LogQueries {
    static final String LAST = "SELECT coalesce(max(version), 0) FROM logs WHERE table_id = ?";
    static final String BETWEEN =
            "SELECT version, at, text FROM logs WHERE table_id = ? AND version > ? AND version <= ? ORDER BY version";
    private static final String ADD = "INSERT INTO logs (table_id, version, at, text) VALUES (?, ?, ?, ?)";

    private LogQueries() {}

    /// Checks and writes within one transaction. The committer is the only writer, so no other append can intervene.
    static AppendOutcome append(SqlConnection sql, AppendRequest append) throws SQLException {
        String table = append.table();
        Written before = sql.written().get(table);
        long version = before == null ? sql.number(LAST, table) : before.version();
        if (version != append.expectedVersion()) {
            return AppendOutcome.CONFLICT;
        }
        for (EntryRow entry : append.entries()) {
            add(sql, table, entry);
        }
        if (before == null || !ListingQueries.putMove(sql, before.listing(), append.listing())) {
            ListingQueries.put(sql, append.listing());
        }
        CheckpointQueries.put(sql, table, append.checkpoints());
        sql.written().put(table, new Written(version + append.entries().size(), append.listing()));
        return AppendOutcome.COMMITTED;
    }

    static int add(SqlConnection sql, String table, EntryRow entry) throws SQLException {
        return sql.update(ADD, table, entry.version(), entry.at(), entry.text());
    }

    static List<EntryRow> between(SqlConnection sql, String table, long after, long upTo) throws SQLException {
        return sql.rows(
                BETWEEN, row -> new EntryRow(row.getLong(1), row.getLong(2), row.getString(3)), table, after, upTo);
    }
}
