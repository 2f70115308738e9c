package table13.server.store.sqlite;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import table13.server.store.Guest;
import table13.server.store.KnownDevice;
import table13.server.store.Store;

/// SQL for guests, their tokens and their links.
final class GuestQueries {
    private static final String ADD = "INSERT INTO guests (id, name, since) VALUES (?, ?, ?)";
    private static final String RENAME = "UPDATE guests SET name = ? WHERE id = ?";
    private static final String BY_ID = "SELECT id, name, since FROM guests WHERE id = ?";
    static final String BY_TOKEN =
            "SELECT g.id, g.name, g.since, t.used FROM tokens t JOIN guests g ON g.id = t.guest WHERE t.hash = ?";
    private static final String ADD_TOKEN = "INSERT INTO tokens (hash, guest, since, used) VALUES (?, ?, ?, ?)";
    static final String REMOVE_OLDEST = "DELETE FROM tokens WHERE hash IN (SELECT hash FROM tokens WHERE guest = ?"
            + " ORDER BY used / " + Store.USE_NOTED_MILLIS + " DESC, since, hash LIMIT -1 OFFSET "
            + (Store.MOST_DEVICES - 1) + ") RETURNING hash";
    private static final String USE = "UPDATE tokens SET used = ? WHERE hash = ? AND used < ?";
    static final String REMOVE_UNUSED =
            "DELETE FROM tokens WHERE hash IN (SELECT hash FROM tokens WHERE used <= ? LIMIT ?)";
    private static final String REMOVE_TOKEN = "DELETE FROM tokens WHERE hash = ?";
    private static final String REMOVE_LINKS_BY_TOKEN =
            "DELETE FROM links WHERE guest = (SELECT guest FROM tokens WHERE hash = ?)";
    static final String REMOVE_OLDEST_LINKS = "DELETE FROM links WHERE hash IN (SELECT hash FROM links WHERE guest = ?"
            + " ORDER BY expires_at DESC, hash LIMIT -1 OFFSET " + (Store.MOST_LINKS - 1) + ")";
    private static final String ADD_LINK = "INSERT INTO links (hash, guest, expires_at) VALUES (?, ?, ?)";
    private static final String REMOVE_EXPIRED_LINKS = "DELETE FROM links WHERE expires_at <= ?";
    private static final String TAKE_LINK = "DELETE FROM links WHERE hash = ? RETURNING guest";

    private GuestQueries() {}

    static int add(SqlConnection sql, Guest guest, byte[] tokenHash) throws SQLException {
        addAlone(sql, guest);
        return putToken(sql, guest.id(), tokenHash, guest.since(), guest.since());
    }

    /// Adds a guest without a device.
    static int addAlone(SqlConnection sql, Guest guest) throws SQLException {
        return sql.update(ADD, guest.id(), guest.name(), guest.since());
    }

    static int rename(SqlConnection sql, String guest, String name) throws SQLException {
        return sql.update(RENAME, name, guest);
    }

    /// The devices with these tokens, in the same order.
    static List<Optional<KnownDevice>> devices(SqlConnection sql, List<byte[]> tokenHashes) throws SQLException {
        List<Optional<KnownDevice>> devices = new ArrayList<>();
        for (byte[] tokenHash : tokenHashes) {
            devices.add(sql.rows(BY_TOKEN, row -> new KnownDevice(guest(row), row.getLong(4)), tokenHash).stream()
                    .findFirst());
        }
        return devices;
    }

    /// Stores a use of these devices.
    static int use(SqlConnection sql, List<byte[]> tokenHashes, long now) throws SQLException {
        int count = 0;
        for (byte[] tokenHash : tokenHashes) {
            count += sql.update(USE, now, tokenHash, now);
        }
        return count;
    }

    static List<byte[]> addToken(SqlConnection sql, String guest, byte[] tokenHash, long now) throws SQLException {
        List<byte[]> removed = sql.rows(REMOVE_OLDEST, row -> row.getBytes(1), guest);
        putToken(sql, guest, tokenHash, now, now);
        return removed;
    }

    /// Ignores the limit on devices.
    static int putToken(SqlConnection sql, String guest, byte[] tokenHash, long since, long used) throws SQLException {
        return sql.update(ADD_TOKEN, tokenHash, guest, since, used);
    }

    static int removeUnusedTokens(SqlConnection sql, long now, int most) throws SQLException {
        return sql.update(REMOVE_UNUSED, now - Store.LONGEST_UNUSED_MILLIS, most);
    }

    static int removeToken(SqlConnection sql, byte[] tokenHash) throws SQLException {
        sql.update(REMOVE_LINKS_BY_TOKEN, tokenHash);
        return sql.update(REMOVE_TOKEN, tokenHash);
    }

    static int addLink(SqlConnection sql, String guest, byte[] codeHash, long expiresAt) throws SQLException {
        sql.update(REMOVE_OLDEST_LINKS, guest);
        return putLink(sql, guest, codeHash, expiresAt);
    }

    /// Ignores the limit on links.
    static int putLink(SqlConnection sql, String guest, byte[] codeHash, long expiresAt) throws SQLException {
        return sql.update(ADD_LINK, codeHash, guest, expiresAt);
    }

    static Optional<Guest> takeLink(SqlConnection sql, byte[] codeHash, long now) throws SQLException {
        sql.update(REMOVE_EXPIRED_LINKS, now);
        List<String> taken = sql.rows(TAKE_LINK, row -> row.getString(1), codeHash);
        return taken.isEmpty()
                ? Optional.empty()
                : sql.rows(BY_ID, GuestQueries::guest, taken.getFirst()).stream()
                        .findFirst();
    }

    private static Guest guest(ResultSet row) throws SQLException {
        return new Guest(row.getString(1), row.getString(2), row.getLong(3));
    }
}
