package table13.server.http;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import table13.server.sessions.Sessions;
import table13.server.store.Guest;
import table13.server.store.Health;
import table13.table.MatchResult;
import table13.wire.BadMessageException;
import table13.wire.protocol.Claim;
import table13.wire.protocol.HttpMessages;

/// Plain HTTP requests: sessions, health, metrics, records, codes.
final class Api extends Handler.Abstract {
    private static final Health STOPPING = Health.not("This server is stopping. Send clients to another node.");

    private final WebContext context;
    private final HttpSecurity security;
    private final MetricsToken metricsToken;
    private final Supplier<Health> health;
    private final ServerAddresses addresses;
    private final CodeRequests codes;

    Api(
            WebContext context,
            HttpSecurity security,
            MetricsToken metricsToken,
            Supplier<Health> health,
            ServerAddresses addresses) {
        this.context = context;
        this.security = security;
        this.metricsToken = metricsToken;
        this.health = health;
        this.addresses = addresses;
        codes = new CodeRequests(context, security);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        String path = Request.getPathInContext(request);
        if (!path.startsWith("/api/") && !path.startsWith("/health/") && !path.equals("/metrics")) {
            return false;
        }
        security.harden(response);
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        Exchange exchange = new Exchange(request, response, callback);
        if (security.isForeign(request)) {
            exchange.end(HttpStatus.FORBIDDEN_403, Exchange.TEXT, "Requests from this page are not allowed.\n");
        } else if (!context.addresses().mayAsk(security.network(request), context.now())) {
            exchange.end(HttpStatus.TOO_MANY_REQUESTS_429, Exchange.TEXT, "Too many requests. Wait a moment.\n");
        } else {
            exchange.carefully(() -> answer(exchange, HttpMethod.fromString(request.getMethod()) + " " + path));
        }
        return true;
    }

    private void answer(Exchange exchange, String what) {
        switch (what) {
            case "GET /health/live" -> exchange.end(HttpStatus.OK_200, Exchange.TEXT, "alive\n");
            case "GET /health/ready" -> ready(exchange);
            case "GET /metrics" -> metrics(exchange);
            case "GET /api/session" -> session(exchange);
            case "POST /api/session" -> signIn(exchange);
            case "DELETE /api/session" -> signOut(exchange);
            case "POST /api/session/link" -> link(exchange);
            case "POST /api/session/claim" -> exchange.withBody(context, body -> claim(exchange, body));
            case "POST /api/code" -> exchange.withBody(context, body -> codes.use(exchange, body));
            default -> table(exchange, what);
        }
    }

    // ---- health and metrics

    private void ready(Exchange exchange) {
        Health now = context.isDraining() ? STOPPING : health.get();
        // A proxy forwards any visitor. The reason is only for the operator.
        boolean isAnybody = HttpSecurity.isForwarded(exchange.request());
        if (now.isReady()) {
            exchange.end(HttpStatus.OK_200, Exchange.TEXT, isAnybody ? "ready\n" : now.sentence() + "\n");
        } else {
            exchange.end(
                    HttpStatus.SERVICE_UNAVAILABLE_503,
                    Exchange.TEXT,
                    isAnybody ? "not ready\n" : now.sentence() + "\n");
        }
    }

    /// Only for this machine, or with the token. A proxy forwards requests of any visitor.
    private void metrics(Exchange exchange) {
        boolean isShown = metricsToken.isIn(exchange.request());
        if (metricsToken.isThere()
                && !isShown
                && exchange.request().getHeaders().contains(HttpHeader.AUTHORIZATION)) {
            exchange.response().getHeaders().put(HttpHeader.WWW_AUTHENTICATE, "Bearer");
            exchange.end(
                    HttpStatus.UNAUTHORIZED_401,
                    Exchange.TEXT,
                    "That is not the token for the metrics of this server.\n");
        } else if (HttpSecurity.isLocal(exchange.request()) || isShown) {
            exchange.end(
                    HttpStatus.OK_200,
                    "text/plain; version=0.0.4; charset=utf-8",
                    context.metrics().text());
        } else {
            exchange.notFound();
        }
    }

    // ---- sessions

    private Optional<Guest> guest(Exchange exchange) {
        return context.sessions().guest(HttpSecurity.token(exchange.request()));
    }

    private void session(Exchange exchange) {
        guest(exchange).ifPresentOrElse(guest -> tell(exchange, guest), exchange::notFound);
    }

    private void signIn(Exchange exchange) {
        Guest known = guest(exchange).orElse(null);
        if (known != null) {
            // Renews the cookie for a year, as the store does for the token.
            security.keep(HttpSecurity.token(exchange.request()), exchange.request(), exchange.response());
            tell(exchange, known);
        } else if (context.isDraining()) {
            exchange.end(HttpStatus.SERVICE_UNAVAILABLE_503, Exchange.TEXT, "The server is about to restart.\n");
        } else if (!maySignIn(security.network(exchange.request()))) {
            exchange.end(
                    HttpStatus.TOO_MANY_REQUESTS_429,
                    Exchange.TEXT,
                    "Too many new guests came from your address; try again later.\n");
        } else {
            welcome(exchange, context.sessions().newGuest());
        }
    }

    private boolean maySignIn(String network) {
        return context.addresses().maySignIn(network, context.now())
                && context.addresses().hasFewGuests(network);
    }

    private void welcome(Exchange exchange, Sessions.SignedIn signedIn) {
        security.keep(signedIn.token(), exchange.request(), exchange.response());
        tell(exchange, signedIn.guest());
    }

    /// Sends the guest. A page on this machine also receives the address for other devices, because its own is useless
    /// to them.
    private void tell(Exchange exchange, Guest guest) {
        if (security.isOpenedHere(exchange.request())) {
            exchange.end(
                    HttpStatus.OK_200,
                    Exchange.JSON,
                    HttpMessages.session(guest.id(), guest.name(), addresses.forPage(), addresses.isHereOnly()));
        } else {
            exchange.end(HttpStatus.OK_200, Exchange.JSON, HttpMessages.session(guest.id(), guest.name()));
        }
    }

    private void signOut(Exchange exchange) {
        String token = HttpSecurity.token(exchange.request());
        context.sessions().forget(token);
        context.connections().signedOut(Sessions.device(token));
        security.drop(exchange.request(), exchange.response());
        exchange.end(HttpStatus.OK_200, Exchange.JSON, "{}");
    }

    private void link(Exchange exchange) {
        Guest guest = guest(exchange).orElse(null);
        if (guest == null) {
            exchange.nobody();
            return;
        }
        Sessions.Link link = context.sessions().newLink(guest.id());
        exchange.end(HttpStatus.OK_200, Exchange.JSON, HttpMessages.code(link.code(), link.expiresAt()));
    }

    private void claim(Exchange exchange, String body) {
        try {
            String code = Claim.read(body).code();
            context.sessions()
                    .claim(code)
                    .ifPresentOrElse(
                            signedIn -> {
                                signedIn.signedOut().forEach(context.connections()::signedOut);
                                welcome(exchange, signedIn);
                            },
                            () -> exchange.end(
                                    HttpStatus.GONE_410, Exchange.TEXT, "This link has been used, or is too old.\n"));
        } catch (BadMessageException bad) {
            exchange.end(HttpStatus.BAD_REQUEST_400, Exchange.TEXT, bad.sentence() + "\n");
        }
    }

    // ---- finished matches and table codes

    private void table(Exchange exchange, String what) {
        String[] words = what.split("/", -1);
        if (what.startsWith("POST /api/tables/") && words.length == 5 && words[4].equals("code")) {
            codes.make(exchange, guest(exchange).orElse(null), words[3]);
            return;
        }
        boolean isTable = what.startsWith("GET /api/tables/") && words.length >= 5 && words[4].equals("matches");
        if (!isTable) {
            exchange.notFound();
            return;
        }
        String guest = guest(exchange).map(Guest::id).orElse("");
        if (words.length == 5) {
            matches(exchange, context.lobby().finished(guest, words[3]), words[3]);
        } else if (words.length == 7 && words[5].matches("[1-9][0-9]{0,3}") && words[6].equals("record")) {
            String address = security.network(exchange.request());
            record(exchange, context.lobby().record(address, guest, words[3], Integer.parseInt(words[5])));
        } else {
            exchange.notFound();
        }
    }

    private static void matches(
            Exchange exchange, CompletableFuture<Optional<List<MatchResult>>> finished, String table) {
        later(
                exchange,
                finished,
                found -> exchange.end(HttpStatus.OK_200, Exchange.JSON, HttpMessages.matches(table, found)));
    }

    private static void record(Exchange exchange, CompletableFuture<Optional<String>> record) {
        later(exchange, record, found -> {
            exchange.response()
                    .getHeaders()
                    .put(HttpHeader.CONTENT_DISPOSITION, "attachment; filename=\"table13-record.txt\"");
            exchange.end(HttpStatus.OK_200, Exchange.TEXT, found);
        });
    }

    /// Ends the exchange when the answer arrives.
    private static <T> void later(Exchange exchange, CompletableFuture<Optional<T>> answer, Consumer<T> end) {
        var _ = answer.handle((found, failure) -> {
            if (failure != null) {
                exchange.end(HttpStatus.SERVICE_UNAVAILABLE_503, Exchange.TEXT, "That cannot be read just now.\n");
            } else {
                found.ifPresentOrElse(end, exchange::notFound);
            }
            return found;
        });
    }
}
