package table13.server.http;

import java.net.URI;
import java.util.List;
import java.util.Set;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.jspecify.annotations.Nullable;

/// Who may ask at all, and what every answer says to browsers.
///
/// @param isBehindProxy whether a reverse proxy stands before us, so that its headers can be believed
/// @param origins other pages whose scripts may talk to us, such as `https://cards.example`
record Guard(boolean isBehindProxy, Set<String> origins) {
    static final String COOKIE = "table13";

    private static final int YEAR_SECONDS = 365 * 24 * 60 * 60;
    private static final String POLICY =
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:;"
                    + " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self';"
                    + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'self'";

    void harden(Response response) {
        harden(response, "");
    }

    /// For the page, which has a style of its own.
    ///
    /// @param style its hash as browsers want it; nothing else inside the page is obeyed
    void harden(Response response, String style) {
        HttpFields.Mutable headers = response.getHeaders();
        headers.put("Content-Security-Policy", style.isEmpty() ? POLICY : POLICY + " '" + style + "'");
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("X-Frame-Options", "DENY");
        headers.put("Referrer-Policy", "no-referrer");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
        headers.put("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    }

    /// Whether a page of another site is behind this request. Programs send no origin and are welcome.
    boolean isForeign(Request request) {
        String origin = request.getHeaders().get(HttpHeader.ORIGIN);
        return origin != null && !origins.contains(origin) && !isOurs(origin, host(request));
    }

    private static boolean isOurs(String origin, @Nullable String host) {
        try {
            return host != null && host.equals(URI.create(origin).getRawAuthority());
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    private @Nullable String host(Request request) {
        String forwarded = isBehindProxy ? request.getHeaders().get(HttpHeader.X_FORWARDED_HOST) : null;
        return forwarded != null ? forwarded : request.getHeaders().get(HttpHeader.HOST);
    }

    /// Where a request comes from. The last address that the proxy itself has seen counts: those before it are hearsay.
    String network(Request request) {
        List<String> forwarded =
                isBehindProxy ? request.getHeaders().getCSV(HttpHeader.X_FORWARDED_FOR, false) : List.of();
        return Network.of(forwarded.isEmpty() ? Request.getRemoteAddr(request) : forwarded.getLast());
    }

    /// Whether it comes from this machine itself, and neither through a proxy nor from a page whose name was made to
    /// lead here (DNS rebinding): such a page calls us by that name, and not by an address.
    static boolean isLocal(Request request) {
        HttpFields headers = request.getHeaders();
        String host = headers.get(HttpHeader.HOST);
        return Network.isOwn(Network.of(Request.getRemoteAddr(request)))
                && !headers.contains(HttpHeader.X_FORWARDED_FOR)
                && host != null
                && Network.isAddressOrLocalhost(host);
    }

    /// The token of the session; empty if there is none.
    static String token(Request request) {
        for (HttpCookie cookie : Request.getCookies(request)) {
            if (cookie.getName().equals(COOKIE)) {
                return cookie.getValue();
            }
        }
        return "";
    }

    void keep(String token, Request request, Response response) {
        Response.putCookie(response, cookie(token, YEAR_SECONDS, request));
    }

    void drop(Request request, Response response) {
        Response.putCookie(response, cookie("", 0, request));
    }

    private HttpCookie cookie(String token, int seconds, Request request) {
        boolean isSecure = isBehindProxy && "https".equals(request.getHeaders().get(HttpHeader.X_FORWARDED_PROTO));
        return HttpCookie.build(COOKIE, token)
                .path("/")
                .httpOnly(true)
                .secure(isSecure)
                .sameSite(HttpCookie.SameSite.STRICT)
                .maxAge(seconds)
                .build();
    }
}
