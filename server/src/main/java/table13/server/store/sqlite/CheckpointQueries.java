package table13.server.store.sqlite;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import table13.server.store.CheckpointRow;

/// SQL for checkpoints.
final class CheckpointQueries {
    static final String NEWEST = """
            SELECT match, version, text, ended FROM checkpoints
            WHERE table_id = ? AND match <= ? ORDER BY match DESC LIMIT 1
            """;
    static final String ENDINGS = "SELECT ended FROM checkpoints WHERE table_id = ? AND match <= ? ORDER BY match";
    private static final String PUT = """
            INSERT INTO checkpoints (table_id, match, version, ended, text) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (table_id, match) DO UPDATE SET
                version = excluded.version, ended = excluded.ended, text = excluded.text
            """;

    private CheckpointQueries() {}

    static int put(SqlConnection sql, String table, List<CheckpointRow> rows) throws SQLException {
        for (CheckpointRow row : rows) {
            sql.update(PUT, table, row.match(), row.version(), row.ended(), row.text());
        }
        return rows.size();
    }

    static Optional<CheckpointRow> newest(SqlConnection sql, String table, int upToMatch) throws SQLException {
        return sql.rows(NEWEST, CheckpointQueries::row, table, upToMatch).stream()
                .findFirst();
    }

    static List<String> endings(SqlConnection sql, String table, int upToMatch) throws SQLException {
        return sql.rows(ENDINGS, row -> row.getString(1), table, upToMatch);
    }

    private static CheckpointRow row(ResultSet row) throws SQLException {
        return new CheckpointRow(row.getInt(1), row.getLong(2), row.getString(3), row.getString(4));
    }
}
