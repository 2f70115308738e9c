package table13.server.store.postgres;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.sql.SQLException;
import java.util.List;
import table13.server.store.EntryRow;

/// SQL that reads logs. [AppendStatement] writes them.
final class LogQueries {
    static final String BETWEEN = """
            SELECT version, at, append_id, body FROM entries
            WHERE table_id = ? AND version > ? AND version <= ? ORDER BY version
            """;

    private LogQueries() {}

    /// One entry with the id of its append.
    record Written(EntryRow entry, long appendId) {}

    static List<Written> between(Sql sql, String table, long after, long upTo) throws SQLException {
        return sql.rows(
                BETWEEN,
                row -> new Written(
                        new EntryRow(row.getLong(1), row.getLong(2), new String(row.getBytes(4), UTF_8)),
                        row.getLong(3)),
                table,
                after,
                upTo);
    }
}
