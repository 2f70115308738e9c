package table13.server.store.postgres;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Address and credentials of a database, in the form `postgresql://user:password@host:port/database?settings`. Several
/// hosts are separated by commas; the writable one is used.
///
/// @param place hosts and database, without a secret
/// @param query settings of the driver after the `?`; may hold secrets
public record PostgresAddress(
        String place, @Nullable String user, @Nullable String password, String query) {
    private static final String DRIVER = "jdbc:";

    private static final String HOST = "([\\w.-]+|\\[[\\p{XDigit}:.]+])(:\\d{1,5})?";

    /// Hosts, perhaps with ports, and a database. A password with an unencoded special character can put parts of
    /// itself here, which must not be printed.
    private static final Pattern PLACE = Pattern.compile(HOST + "(," + HOST + ")*/[^/?@\\s]+");

    /// Settings of the driver as `name=value`.
    private static final Pattern QUERY = Pattern.compile("(\\w+=[^&]*(&\\w+=[^&]*)*)?");

    /// Whether the text means a database and not a folder.
    public static boolean isOne(String text) {
        return text.startsWith("postgresql://")
                || text.startsWith("postgres://")
                || text.startsWith(DRIVER + "postgresql://");
    }

    /// Parses an address.
    ///
    /// @throws StoreException if it is invalid; the message does not repeat it, because it may be secret
    public static PostgresAddress of(String text) {
        if (!isOne(text)) {
            throw unreadable();
        }
        String rest = text.substring(text.indexOf("://") + 3);
        int question = rest.indexOf('?');
        String query = question < 0 ? "" : rest.substring(question + 1);
        rest = question < 0 ? rest : rest.substring(0, question);
        int at = rest.lastIndexOf('@');
        String userInfo = at < 0 ? "" : rest.substring(0, at);
        String place = rest.substring(at + 1);
        if (!PLACE.matcher(place).matches() || !QUERY.matcher(query).matches()) {
            throw unreadable();
        }
        int colon = userInfo.indexOf(':');
        try {
            // The driver would log a text that it cannot decode.
            var _ = plain(query);
            return new PostgresAddress(
                    place,
                    userInfo.isEmpty() ? null : plain(colon < 0 ? userInfo : userInfo.substring(0, colon)),
                    colon < 0 ? null : plain(userInfo.substring(colon + 1)),
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

    /// User and password. Without a password here, that of the environment is used, or else that in the file `.pgpass`
    /// (which the driver reads).
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

    /// For messages: without secrets.
    @Override
    public String toString() {
        return "postgresql://" + place;
    }
}
