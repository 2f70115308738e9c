package table13.server.store.postgres;

import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import table13.server.store.Guest;
import table13.server.store.KnownDevice;
import table13.server.store.Store;

/// SQL for guests, their tokens and their links, one statement for each operation.
final class GuestQueries {
    private static final String ADD = """
            WITH guest AS (INSERT INTO guests (id, name, since) VALUES (?, ?, ?))
            INSERT INTO tokens (hash, guest, since, used) VALUES (?, ?, ?, ?)
            """;
    private static final String RENAME = "UPDATE guests SET name = ? WHERE id = ?";
    static final String BY_TOKENS = """
            SELECT g.id, g.name, g.since, greatest(t.used, t.since) FROM unnest(?::bytea[]) WITH ORDINALITY AS w (hash, place)
            LEFT JOIN tokens t ON t.hash = w.hash LEFT JOIN guests g ON g.id = t.guest ORDER BY w.place
            """;
    static final String ADD_TOKEN = """
            WITH added AS (INSERT INTO tokens (hash, guest, since, used) VALUES (?, ?, ?, ?))
            DELETE FROM tokens WHERE hash IN (SELECT hash FROM tokens WHERE guest = ?
                ORDER BY greatest(used, since) / %d DESC, since, hash OFFSET ?) RETURNING hash
            """.formatted(Store.USE_NOTED_MILLIS);
    static final String USE = "UPDATE tokens SET used = ? WHERE hash = ANY(?::bytea[]) AND used < ?";
    static final String REMOVE_UNUSED = "DELETE FROM tokens WHERE hash IN"
            + " (SELECT hash FROM tokens WHERE greatest(used, since) <= ? ORDER BY greatest(used, since) LIMIT ?)";
    static final String REMOVE_TOKEN = """
            WITH token AS (DELETE FROM tokens WHERE hash = ? RETURNING guest),
                 links AS (DELETE FROM links WHERE guest = (SELECT guest FROM token))
            SELECT guest FROM token
            """;
    static final String ADD_LINK = """
            WITH added AS (INSERT INTO links (hash, guest, expires_at) VALUES (?, ?, ?))
            DELETE FROM links WHERE hash IN (SELECT hash FROM links WHERE guest = ?
                ORDER BY expires_at DESC, hash OFFSET ?)
            """;
    static final String TAKE_LINK = """
            WITH taken AS (DELETE FROM links WHERE hash = ? RETURNING guest, expires_at),
                 expired AS (DELETE FROM links WHERE expires_at <= ? AND hash <> ?)
            SELECT g.id, g.name, g.since FROM taken t JOIN guests g ON g.id = t.guest WHERE t.expires_at > ?
            """;

    private GuestQueries() {}

    static int add(Sql sql, Guest guest, byte[] tokenHash) throws SQLException {
        return sql.update(
                ADD, guest.id(), guest.name(), guest.since(), tokenHash, guest.id(), guest.since(), guest.since());
    }

    static int rename(Sql sql, String guest, String name) throws SQLException {
        return sql.update(RENAME, name, guest);
    }

    /// The devices with these tokens, in the same order.
    static List<Optional<KnownDevice>> devices(Sql sql, List<byte[]> tokenHashes) throws SQLException {
        return sql.rows(
                BY_TOKENS,
                row -> row.getString(1) == null
                        ? Optional.empty()
                        : Optional.of(new KnownDevice(guest(row), row.getLong(4))),
                array(sql, tokenHashes));
    }

    private static Array array(Sql sql, List<byte[]> hashes) throws SQLException {
        return sql.connection().createArrayOf("bytea", hashes.toArray(byte[][]::new));
    }

    /// Stores a use of these devices.
    static int use(Sql sql, List<byte[]> tokenHashes, long now) throws SQLException {
        return sql.update(USE, now, array(sql, tokenHashes), now);
    }

    /// Also removes the devices above the limit.
    ///
    /// @return their tokens
    static List<byte[]> addToken(Sql sql, String guest, byte[] tokenHash, long now) throws SQLException {
        return sql.rows(ADD_TOKEN, row -> row.getBytes(1), tokenHash, guest, now, now, guest, Store.MOST_DEVICES - 1);
    }

    static int removeUnusedTokens(Sql sql, long now, int most) throws SQLException {
        return sql.update(REMOVE_UNUSED, now - Store.LONGEST_UNUSED_MILLIS, most);
    }

    /// Also removes all links of its guest.
    ///
    /// @return the guest of the token
    static Optional<String> removeToken(Sql sql, byte[] tokenHash) throws SQLException {
        return sql.rows(REMOVE_TOKEN, row -> row.getString(1), tokenHash).stream()
                .findFirst();
    }

    static int addLink(Sql sql, String guest, byte[] codeHash, long expiresAt) throws SQLException {
        return sql.update(ADD_LINK, codeHash, guest, expiresAt, guest, Store.MOST_LINKS - 1);
    }

    static Optional<Guest> takeLink(Sql sql, byte[] codeHash, long now) throws SQLException {
        return sql.rows(TAKE_LINK, GuestQueries::guest, codeHash, now, codeHash, now).stream()
                .findFirst();
    }

    private static Guest guest(ResultSet row) throws SQLException {
        return new Guest(row.getString(1), row.getString(2), row.getLong(3));
    }
}
