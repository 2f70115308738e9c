package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.Optional;
import table13.server.store.CodeTarget;

/// SQL for codes, one statement for each operation.
final class CodeQueries {
    static final String PUT = """
            WITH expired AS (DELETE FROM codes WHERE expires_at <= ? AND (kind <> ? OR id <> ?))
            INSERT INTO codes (kind, id, hash, expires_at) SELECT ?, ?, ?, ?
                WHERE NOT EXISTS (SELECT FROM codes WHERE hash = ? AND (kind <> ? OR id <> ?))
                ON CONFLICT (kind, id) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at
            """;
    static final String FIND = "SELECT kind, id FROM codes WHERE hash = ? AND expires_at > ?";

    private CodeQueries() {}

    static boolean put(Sql sql, CodeTarget target, byte[] codeHash, long now, long expiresAt) throws SQLException {
        String kind = target.kind().name();
        String id = target.id();
        return sql.update(PUT, now, kind, id, kind, id, codeHash, expiresAt, codeHash, kind, id) > 0;
    }

    static Optional<CodeTarget> find(Sql sql, byte[] codeHash, long now) throws SQLException {
        return sql
                .rows(
                        FIND,
                        row -> new CodeTarget(CodeTarget.Kind.valueOf(row.getString(1)), row.getString(2)),
                        codeHash,
                        now)
                .stream()
                .findFirst();
    }
}
