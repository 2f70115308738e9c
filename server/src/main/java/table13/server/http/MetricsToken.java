package table13.server.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Objects;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

/// What somebody shows who wants to read the metrics from another machine: `Authorization: Bearer TOKEN`. No record: it
/// is not printed with the settings.
public final class MetricsToken {
    /// Nobody may read them from elsewhere.
    public static final MetricsToken NONE = new MetricsToken("");

    /// Shorter ones could be guessed.
    public static final int SHORTEST = 16;

    private static final String SCHEME = "Bearer ";

    private final byte[] token;

    private MetricsToken(String token) {
        this.token = token.getBytes(StandardCharsets.US_ASCII);
    }

    /// Such a token.
    ///
    /// @throws IllegalArgumentException if it is too short, or cannot stand in a header
    public static MetricsToken of(String token) {
        if (token.length() < SHORTEST || !token.chars().allMatch(sign -> sign > ' ' && sign < 0x7f)) {
            throw new IllegalArgumentException(
                    "A token has at least " + SHORTEST + " ASCII characters, without spaces.");
        }
        return new MetricsToken(token);
    }

    /// Whether there is one at all.
    boolean isThere() {
        return token.length > 0;
    }

    /// Whether a request shows it.
    boolean isIn(Request request) {
        return isIn(Objects.requireNonNullElse(request.getHeaders().get(HttpHeader.AUTHORIZATION), ""));
    }

    /// Whether a header shows it. Takes the same time however much of it was guessed.
    ///
    /// @param authorization what its header says; empty if it has none
    boolean isIn(String authorization) {
        boolean isOfThisKind = authorization.regionMatches(true, 0, SCHEME, 0, SCHEME.length());
        return isThere()
                && isOfThisKind
                && MessageDigest.isEqual(
                        token, authorization.substring(SCHEME.length()).strip().getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String toString() {
        return isThere() ? "a token" : "no token";
    }
}
