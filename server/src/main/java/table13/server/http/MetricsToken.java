package table13.server.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Objects;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

/// Token to read the metrics from another machine: `Authorization: Bearer TOKEN`. Not a record, so that it is not
/// printed with the settings.
public final class MetricsToken {
    /// No access from other machines.
    public static final MetricsToken NONE = new MetricsToken("");

    /// Minimum length: shorter tokens could be guessed.
    public static final int SHORTEST = 16;

    private static final String SCHEME = "Bearer ";

    private final byte[] token;

    private MetricsToken(String token) {
        this.token = token.getBytes(StandardCharsets.US_ASCII);
    }

    /// Creates a token.
    ///
    /// @throws IllegalArgumentException if the token is too short or not valid in a header
    public static MetricsToken of(String token) {
        if (token.length() < SHORTEST || !token.chars().allMatch(sign -> sign > ' ' && sign < 0x7f)) {
            throw new IllegalArgumentException(
                    "A token has at least " + SHORTEST + " ASCII characters, without spaces.");
        }
        return new MetricsToken(token);
    }

    /// Whether a token is set.
    boolean isThere() {
        return token.length > 0;
    }

    /// Whether the request contains the token.
    boolean isIn(Request request) {
        return isIn(Objects.requireNonNullElse(request.getHeaders().get(HttpHeader.AUTHORIZATION), ""));
    }

    /// Whether the header contains the token. Compares in constant time.
    ///
    /// @param authorization value of the header; empty if absent
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
