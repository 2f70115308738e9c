package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.concurrent.ThreadLocalRandom;

/// Tests whether the database accepts writes by writing a row.
///
/// @param process identifies the row of this process
record WriteProbe(String process) {
    /// Incompressible bytes: on a full disk a few bytes may still fit.
    private static final int ROOM = 32_000;

    private static final String PUT = """
            WITH old AS (DELETE FROM trials WHERE at < (extract(epoch FROM now()) * 1000)::bigint - 86400000
                         AND process <> ?)
            INSERT INTO trials (process, at, room) VALUES (?, (extract(epoch FROM now()) * 1000)::bigint, ?)
            ON CONFLICT (process) DO UPDATE SET at = excluded.at, room = excluded.room
            """;
    private static final String FORGET = "DELETE FROM trials WHERE process = ?";

    boolean run(Sql sql, boolean withRoom) throws SQLException {
        byte[] room = new byte[withRoom ? ROOM : 0];
        ThreadLocalRandom.current().nextBytes(room);
        return sql.update(PUT, process, process, room) == 1;
    }

    int forget(Sql sql) throws SQLException {
        return sql.update(FORGET, process);
    }
}
