package table13.server.store.postgres;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Where a database is and who asks for it, as hosts write it:
/// `postgresql://user:password@host:port/database?settings`.
/// There may be several hosts, with commas between them; the one that can be written to is taken then.
///
/// @param place hosts and database, without a secret
/// @param query what follows the `?`, settings of the driver; may hold secrets
public record PostgresAddress(
        String place, @Nullable String user, @Nullable String password, String query) {
    private static final String DRIVER = "jdbc:";

    private static final String HOST = "([\\w.-]+|\\[[\\p{XDigit}:.]+])(:\\d{1,5})?";

    /// Hosts, perhaps with ports, and a database. A sign of a password that should have been encoded can bring other
    /// parts of the password here; they must not be taken for something that may be printed.
    private static final Pattern PLACE = Pattern.compile(HOST + "(," + HOST + ")*/[^/?@\\s]+");

    /// Settings of the driver, each with its name.
    private static final Pattern QUERY = Pattern.compile("(\\w+=[^&]*(&\\w+=[^&]*)*)?");

    /// Whether somebody means a database by this, and not a folder.
    public static boolean isOne(String text) {
        return text.startsWith("postgresql://")
                || text.startsWith("postgres://")
                || text.startsWith(DRIVER + "postgresql://");
    }

    /// Reads one.
    ///
    /// @throws StoreException if it is none; what it holds is not repeated then, because it may be secret
    public static PostgresAddress of(String text) {
        if (!isOne(text)) {
            throw unreadable();
        }
        String rest = text.substring(text.indexOf("://") + 3);
        int question = rest.indexOf('?');
        String query = question < 0 ? "" : rest.substring(question + 1);
        rest = question < 0 ? rest : rest.substring(0, question);
        int at = rest.lastIndexOf('@');
        String who = at < 0 ? "" : rest.substring(0, at);
        String place = rest.substring(at + 1);
        if (!PLACE.matcher(place).matches() || !QUERY.matcher(query).matches()) {
            throw unreadable();
        }
        int colon = who.indexOf(':');
        try {
            // The driver would log what it cannot decode.
            var _ = plain(query);
            return new PostgresAddress(
                    place,
                    who.isEmpty() ? null : plain(colon < 0 ? who : who.substring(0, colon)),
                    colon < 0 ? null : plain(who.substring(colon + 1)),
                    query);
        } catch (IllegalArgumentException e) {
            throw unreadable();
        }
    }

    private static String plain(String encoded) {
        return URLDecoder.decode(encoded.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    private static StoreException unreadable() {
        return new StoreException(
                Kind.FOREIGN,
                "That is not the address of a database. It looks like postgresql://user:password@host:5432/database.");
    }

    String url() {
        return DRIVER + "postgresql://" + place + (query.isEmpty() ? "" : "?" + query);
    }

    /// Who asks. Without a password here, the environment's counts, or else that in the file `.pgpass` (the driver
    /// reads it).
    Properties credentials() {
        Properties credentials = new Properties();
        if (user != null) {
            credentials.setProperty("user", user);
        }
        String secret = password != null ? password : System.getenv("PGPASSWORD");
        if (secret != null && !query.contains("password=")) {
            credentials.setProperty("password", secret);
        }
        return credentials;
    }

    boolean hasSeveralHosts() {
        return place.substring(0, place.indexOf('/')).contains(",");
    }

    /// For people: without secrets.
    @Override
    public String toString() {
        return "postgresql://" + place;
    }
}
