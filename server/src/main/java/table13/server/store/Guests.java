package table13.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

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

    static int add(Session session, Guest guest, byte[] tokenHash) throws SQLException {
        session.update(ADD, guest.id(), guest.name(), guest.since());
        return addToken(session, guest.id(), tokenHash, guest.since());
    }

    static int rename(Session session, String guest, String name) throws SQLException {
        return session.update(RENAME, name, guest);
    }

    static Optional<Guest> byToken(Session session, byte[] tokenHash) throws SQLException {
        return session.rows(BY_TOKEN, Guests::guest, tokenHash).stream().findFirst();
    }

    static int addToken(Session session, String guest, byte[] tokenHash, long now) throws SQLException {
        return session.update(ADD_TOKEN, tokenHash, guest, now);
    }

    static int removeToken(Session session, byte[] tokenHash) throws SQLException {
        session.update(REMOVE_LINKS_BY_TOKEN, tokenHash);
        return session.update(REMOVE_TOKEN, tokenHash);
    }

    static int addLink(Session session, String guest, byte[] codeHash, long expiresAt) throws SQLException {
        return session.update(ADD_LINK, codeHash, guest, expiresAt);
    }

    static Optional<Guest> takeLink(Session session, byte[] codeHash, long now) throws SQLException {
        session.update(REMOVE_EXPIRED_LINKS, now);
        List<String> taken = session.rows(TAKE_LINK, row -> row.getString(1), codeHash);
        return taken.isEmpty()
                ? Optional.empty()
                : session.rows(BY_ID, Guests::guest, taken.getFirst()).stream().findFirst();
    }

    private static Guest guest(ResultSet row) throws SQLException {
        return new Guest(row.getString(1), row.getString(2), row.getLong(3));
    }
}
