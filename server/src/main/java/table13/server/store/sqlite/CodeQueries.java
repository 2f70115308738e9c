package table13.server.store.sqlite;

import java.sql.SQLException;
import java.util.Optional;
import table13.server.store.CodeTarget;

/// SQL for codes.
final class CodeQueries {
    static final String REMOVE_EXPIRED = "DELETE FROM codes WHERE expires_at <= ?";
    private static final String PUT = "INSERT INTO codes (kind, id, hash, expires_at) SELECT ?, ?, ?, ?"
            + " WHERE NOT EXISTS (SELECT 1 FROM codes WHERE hash = ? AND (kind <> ? OR id <> ?))"
            + " ON CONFLICT (kind, id) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at";
    static final String FIND = "SELECT kind, id FROM codes WHERE hash = ? AND expires_at > ?";

    private CodeQueries() {}

    static boolean put(SqlConnection sql, CodeTarget target, byte[] codeHash, long now, long expiresAt)
            throws SQLException {
        sql.update(REMOVE_EXPIRED, now);
        String kind = target.kind().name();
        return sql.update(PUT, kind, target.id(), codeHash, expiresAt, codeHash, kind, target.id()) > 0;
    }

    static Optional<CodeTarget> find(SqlConnection sql, byte[] codeHash, long now) throws SQLException {
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
