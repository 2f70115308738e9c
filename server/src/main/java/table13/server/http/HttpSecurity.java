package table13.server.http;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// Checks the origin and the host of requests, and sets security headers of responses.
///
/// @param isBehindProxy whether all requests pass a trusted reverse proxy, so that its headers are valid
/// @param origins other pages with access to this server, such as `https://cards.example`
/// @param names names of this server
record HttpSecurity(boolean isBehindProxy, Set<String> origins, HostNames names) {
    static final String COOKIE = "table13";

    private static final Set<String> FORWARDED = Set.of("forwarded", "x-real-ip", "via");
    private static final int HTTPS_PORT = 443;
    private static final int YEAR_SECONDS = 365 * 24 * 60 * 60;
    private static final String POLICY =
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:;"
                    + " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self';"
                    + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'self'";

    void harden(Response response) {
        harden(response, "");
    }

    /// Security headers of the page, which has an inline style.
    ///
    /// @param style hash of the only inline style that the policy allows
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

    /// Sends a refusal with one sentence.
    void refuse(int status, String sentence, Response response, Callback callback) {
        harden(response);
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/plain; charset=utf-8");
        Content.Sink.write(response, true, sentence, callback);
    }

    /// Sends HSTS if the server uses the default port of https. On another port, a plain HTTP service might share the
    /// name, and browsers could no longer reach it. Behind a proxy, the proxy decides.
    void insist(Request request, Response response) {
        int port = request.getHttpURI().getPort();
        if (!isBehindProxy && (port <= 0 || port == HTTPS_PORT)) {
            response.getHeaders().put(HttpHeader.STRICT_TRANSPORT_SECURITY, "max-age=" + YEAR_SECONDS);
        }
    }

    /// Answers a plain HTTP request to a server with a certificate: redirects reads to https, refuses the rest.
    void toHttps(Request request, Response response, Callback callback) {
        String secure = "https://" + request.getHttpURI().getAuthority();
        boolean isRead = HttpMethod.GET.is(request.getMethod()) || HttpMethod.HEAD.is(request.getMethod());
        boolean isUpgrade = request.getHeaders().contains(HttpHeader.UPGRADE);
        if (isRead && !isUpgrade && request.getHttpURI().getHost() != null) {
            response.getHeaders()
                    .put(HttpHeader.LOCATION, secure + request.getHttpURI().getPathQuery());
            refuse(HttpStatus.TEMPORARY_REDIRECT_307, "This server speaks https.\n", response, callback);
        } else {
            refuse(HttpStatus.BAD_REQUEST_400, "This server speaks https.\n", response, callback);
        }
    }

    /// Whether the request comes from a page of another site. Programs send no origin and are allowed.
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

    /// Whether the request has a wrong host name (DNS rebinding). Behind a proxy, the proxy checks the name. An
    /// HTTP/1.0 request may have no host; browsers always send one.
    boolean isMisdirected(Request request) {
        String named = request.getHeaders().get(HttpHeader.HOST);
        String asked = request.getHttpURI().getHost();
        return !isBehindProxy && Stream.of(named, asked).anyMatch(host -> host != null && !names.has(host));
    }

    /// Text of a refusal for a wrong host name. It tells the operator how to allow the name.
    static String misdirected(Request request) {
        String host = Objects.requireNonNullElse(request.getHttpURI().getAuthority(), "");
        return HostNames.name(host).isEmpty()
                ? "This server has another name.\n"
                : "This server is not called " + host + ". If that is its name, start it with --origin "
                        + (request.isSecure() ? "https" : "http") + "://" + host
                        + ", or with --behind-proxy if a reverse proxy stands before it.\n";
    }

    /// Address of the client. Behind a proxy, only the last forwarded address is used: earlier ones are set by the
    /// client.
    String network(Request request) {
        List<String> forwarded =
                isBehindProxy ? request.getHeaders().getCSV(HttpHeader.X_FORWARDED_FOR, false) : List.of();
        return AddressPrefix.of(forwarded.isEmpty() ? Request.getRemoteAddr(request) : forwarded.getLast());
    }

    /// Whether the request comes from this machine, without a proxy and without DNS rebinding. A rebound page sends its
    /// own name as the host, not an IP address.
    static boolean isLocal(Request request) {
        String host = request.getHeaders().get(HttpHeader.HOST);
        return AddressPrefix.isOwn(AddressPrefix.of(Request.getRemoteAddr(request)))
                && !isForwarded(request)
                && host != null
                && HostNames.isAddressOrLocalhost(host);
    }

    /// Whether a page on this machine was opened by a loopback name, without a proxy. Behind a proxy, every visitor
    /// would look like that.
    boolean isOpenedHere(Request request) {
        String host = request.getHeaders().get(HttpHeader.HOST);
        return !isBehindProxy && isLocal(request) && host != null && HostNames.isLoopback(host);
    }

    /// Whether a proxy forwarded this request. Programs on this machine send none of these headers. So any of them
    /// counts, with or without `--behind-proxy`.
    static boolean isForwarded(Request request) {
        return request.getHeaders().stream()
                .map(header -> header.getName().toLowerCase(Locale.ROOT))
                .anyMatch(name -> FORWARDED.contains(name) || name.startsWith("x-forwarded-"));
    }

    /// Session token; empty if there is none.
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
        boolean isSecure = request.isSecure()
                || (isBehindProxy && "https".equals(request.getHeaders().get(HttpHeader.X_FORWARDED_PROTO)));
        return HttpCookie.build(COOKIE, token)
                .path("/")
                .httpOnly(true)
                .secure(isSecure)
                .sameSite(HttpCookie.SameSite.STRICT)
                .maxAge(seconds)
                .build();
    }
}
