package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.concurrent.ThreadLocalRandom;

/// Finds out whether anything can be written by writing something.
///
/// @param process whose trial it is
record WriteProbe(String process) {
    /// What cannot be compressed: where a disk is full, a few bytes may still fit.
    private static final int ROOM = 32_000;

    private static final String TRY = """
            WITH old AS (DELETE FROM trials WHERE at < (extract(epoch FROM now()) * 1000)::bigint - 86400000
                         AND process <> ?)
            INSERT INTO trials (process, at, room) VALUES (?, (extract(epoch FROM now()) * 1000)::bigint, ?)
            ON CONFLICT (process) DO UPDATE SET at = excluded.at, room = excluded.room
            """;
    private static final String FORGET = "DELETE FROM trials WHERE process = ?";

    boolean run(Sql sql, boolean withRoom) throws SQLException {
        byte[] room = new byte[withRoom ? ROOM : 0];
        ThreadLocalRandom.current().nextBytes(room);
        return sql.update(TRY, process, process, room) == 1;
    }

    int forget(Sql sql) throws SQLException {
        return sql.update(FORGET, process);
    }
}
