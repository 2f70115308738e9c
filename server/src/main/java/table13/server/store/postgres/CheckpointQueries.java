package table13.server.store.postgres;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import table13.server.store.CheckpointRow;

/// SQL for checkpoints. The checkpoints of an append are in its statement, see [AppendStatement].
final class CheckpointQueries {
    static final String NEWEST = """
            SELECT match, version, body, ended FROM checkpoints
            WHERE table_id = ? AND match <= ? ORDER BY match DESC LIMIT 1
            """;
    static final String ENDINGS = "SELECT ended FROM checkpoints WHERE table_id = ? AND match <= ? ORDER BY match";
    static final String REPLACE = """
            ON CONFLICT (table_id, match) DO UPDATE SET
                version = excluded.version, ended = excluded.ended, body = excluded.body
            """;
    private static final String PUT =
            "INSERT INTO checkpoints (table_id, match, version, ended, body) VALUES (?, ?, ?, ?, ?) " + REPLACE;

    private CheckpointQueries() {}

    static int put(Sql sql, String table, List<CheckpointRow> rows) throws SQLException {
        for (CheckpointRow row : rows) {
            sql.update(
                    PUT,
                    table,
                    row.match(),
                    row.version(),
                    row.ended().getBytes(UTF_8),
                    row.text().getBytes(UTF_8));
        }
        return rows.size();
    }

    static Optional<CheckpointRow> newest(Sql sql, String table, int upToMatch) throws SQLException {
        return sql.rows(NEWEST, CheckpointQueries::row, table, upToMatch).stream()
                .findFirst();
    }

    static List<String> endings(Sql sql, String table, int upToMatch) throws SQLException {
        return sql.rows(ENDINGS, row -> text(row, 1), table, upToMatch);
    }

    private static CheckpointRow row(ResultSet row) throws SQLException {
        return new CheckpointRow(row.getInt(1), row.getLong(2), text(row, 3), text(row, 4));
    }

    private static String text(ResultSet row, int column) throws SQLException {
        return new String(row.getBytes(column), UTF_8);
    }
}
