package table13.server.store.sqlite;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import table13.server.store.Guest;

/// Guests, their tokens and their links in SQL.
final class Guests {
    private static final String ADD = "INSERT INTO guests (id, name, since) VALUES (?, ?, ?)";
    private static final String RENAME = "UPDATE guests SET name = ? WHERE id = ?";
    private static final String BY_ID = "SELECT id, name, since FROM guests WHERE id = ?";
    static final String BY_TOKEN =
            "SELECT g.id, g.name, g.since FROM tokens t JOIN guests g ON g.id = t.guest WHERE t.hash = ?";
    private static final String ADD_TOKEN = "INSERT INTO tokens (hash, guest, since) VALUES (?, ?, ?)";
    private static final String REMOVE_TOKEN = "DELETE FROM tokens WHERE hash = ?";
    private static final String REMOVE_LINKS_BY_TOKEN =
            "DELETE FROM links WHERE guest = (SELECT guest FROM tokens WHERE hash = ?)";
    private static final String ADD_LINK = "INSERT INTO links (hash, guest, expires_at) VALUES (?, ?, ?)";
    private static final String REMOVE_EXPIRED_LINKS = "DELETE FROM links WHERE expires_at <= ?";
    private static final String TAKE_LINK = "DELETE FROM links WHERE hash = ? RETURNING guest";

    private Guests() {}

    static int add(SqlConnection sql, Guest guest, byte[] tokenHash) throws SQLException {
        addAlone(sql, guest);
        return addToken(sql, guest.id(), tokenHash, guest.since());
    }

    /// Without any device.
    static int addAlone(SqlConnection sql, Guest guest) throws SQLException {
        return sql.update(ADD, guest.id(), guest.name(), guest.since());
    }

    static int rename(SqlConnection sql, String guest, String name) throws SQLException {
        return sql.update(RENAME, name, guest);
    }

    static Optional<Guest> byToken(SqlConnection sql, byte[] tokenHash) throws SQLException {
        return sql.rows(BY_TOKEN, Guests::guest, tokenHash).stream().findFirst();
    }

    static List<Optional<Guest>> byTokens(SqlConnection sql, List<byte[]> tokenHashes) throws SQLException {
        List<Optional<Guest>> guests = new ArrayList<>();
        for (byte[] tokenHash : tokenHashes) {
            guests.add(byToken(sql, tokenHash));
        }
        return guests;
    }

    static int addToken(SqlConnection sql, String guest, byte[] tokenHash, long now) throws SQLException {
        return sql.update(ADD_TOKEN, tokenHash, guest, now);
    }

    static int removeToken(SqlConnection sql, byte[] tokenHash) throws SQLException {
        sql.update(REMOVE_LINKS_BY_TOKEN, tokenHash);
        return sql.update(REMOVE_TOKEN, tokenHash);
    }

    static int addLink(SqlConnection sql, String guest, byte[] codeHash, long expiresAt) throws SQLException {
        return sql.update(ADD_LINK, codeHash, guest, expiresAt);
    }

    static Optional<Guest> takeLink(SqlConnection sql, byte[] codeHash, long now) throws SQLException {
        sql.update(REMOVE_EXPIRED_LINKS, now);
        List<String> taken = sql.rows(TAKE_LINK, row -> row.getString(1), codeHash);
        return taken.isEmpty()
                ? Optional.empty()
                : sql.rows(BY_ID, Guests::guest, taken.getFirst()).stream().findFirst();
    }

    private static Guest guest(ResultSet row) throws SQLException {
        return new Guest(row.getString(1), row.getString(2), row.getLong(3));
    }
}
