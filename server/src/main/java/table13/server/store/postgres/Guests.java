package table13.server.store.postgres;

import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import table13.server.store.Guest;

/// Guests, their tokens and their links in SQL, one statement each.
final class Guests {
    private static final String ADD = """
            WITH guest AS (INSERT INTO guests (id, name, since) VALUES (?, ?, ?))
            INSERT INTO tokens (hash, guest, since) VALUES (?, ?, ?)
            """;
    private static final String RENAME = "UPDATE guests SET name = ? WHERE id = ?";
    static final String BY_TOKEN =
            "SELECT g.id, g.name, g.since FROM tokens t JOIN guests g ON g.id = t.guest WHERE t.hash = ?";
    static final String BY_TOKENS = """
            SELECT g.id, g.name, g.since FROM unnest(?::bytea[]) WITH ORDINALITY AS w (hash, place)
            LEFT JOIN tokens t ON t.hash = w.hash LEFT JOIN guests g ON g.id = t.guest ORDER BY w.place
            """;
    private static final String ADD_TOKEN = "INSERT INTO tokens (hash, guest, since) VALUES (?, ?, ?)";
    static final String REMOVE_TOKEN = """
            WITH token AS (DELETE FROM tokens WHERE hash = ? RETURNING guest),
                 links AS (DELETE FROM links WHERE guest = (SELECT guest FROM token))
            SELECT guest FROM token
            """;
    private static final String ADD_LINK = "INSERT INTO links (hash, guest, expires_at) VALUES (?, ?, ?)";
    static final String TAKE_LINK = """
            WITH taken AS (DELETE FROM links WHERE hash = ? RETURNING guest, expires_at),
                 expired AS (DELETE FROM links WHERE expires_at <= ? AND hash <> ?)
            SELECT g.id, g.name, g.since FROM taken t JOIN guests g ON g.id = t.guest WHERE t.expires_at > ?
            """;

    private Guests() {}

    static int add(Sql sql, Guest guest, byte[] tokenHash) throws SQLException {
        return sql.update(ADD, guest.id(), guest.name(), guest.since(), tokenHash, guest.id(), guest.since());
    }

    static int rename(Sql sql, String guest, String name) throws SQLException {
        return sql.update(RENAME, name, guest);
    }

    static Optional<Guest> byToken(Sql sql, byte[] tokenHash) throws SQLException {
        return sql.rows(BY_TOKEN, Guests::guest, tokenHash).stream().findFirst();
    }

    static List<Optional<Guest>> byTokens(Sql sql, List<byte[]> tokenHashes) throws SQLException {
        Array hashes = sql.connection().createArrayOf("bytea", tokenHashes.toArray(byte[][]::new));
        return sql.rows(
                BY_TOKENS, row -> row.getString(1) == null ? Optional.empty() : Optional.of(guest(row)), hashes);
    }

    static int addToken(Sql sql, String guest, byte[] tokenHash, long now) throws SQLException {
        return sql.update(ADD_TOKEN, tokenHash, guest, now);
    }

    /// With all links of its guest.
    ///
    /// @return whose it was
    static Optional<String> removeToken(Sql sql, byte[] tokenHash) throws SQLException {
        return sql.rows(REMOVE_TOKEN, row -> row.getString(1), tokenHash).stream()
                .findFirst();
    }

    static int addLink(Sql sql, String guest, byte[] codeHash, long expiresAt) throws SQLException {
        return sql.update(ADD_LINK, codeHash, guest, expiresAt);
    }

    static Optional<Guest> takeLink(Sql sql, byte[] codeHash, long now) throws SQLException {
        return sql.rows(TAKE_LINK, Guests::guest, codeHash, now, codeHash, now).stream()
                .findFirst();
    }

    private static Guest guest(ResultSet row) throws SQLException {
        return new Guest(row.getString(1), row.getString(2), row.getLong(3));
    }
}
