package table13.server.http;

import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;
import table13.rules.Objection;
import table13.server.sessions.SpokenCodes;
import table13.server.store.CodeTarget;
import table13.server.store.Guest;
import table13.table.TableObjection;
import table13.wire.BadMessageException;
import table13.wire.LimitReached;
import table13.wire.WireObjection;
import table13.wire.protocol.Claim;
import table13.wire.protocol.HttpMessages;
import table13.wire.protocol.Messages;

/// Creates and resolves spoken codes.
final class CodeRequests {
    private static final long SECOND = 1000;

    private final WebContext context;
    private final HttpSecurity security;

    CodeRequests(WebContext context, HttpSecurity security) {
        this.context = context;
        this.security = security;
    }

    /// Creates a code for a table. Only its host may do so.
    void make(Exchange exchange, @Nullable Guest guest, String table) {
        if (guest == null) {
            exchange.nobody();
            return;
        }
        var _ = context.lobby().host(table).handle((host, failure) -> {
            context.later(() -> exchange.carefully(() -> {
                if (failure != null) {
                    refuse(exchange, HttpStatus.SERVICE_UNAVAILABLE_503, WireObjection.CANNOT_STORE);
                } else if (host.isEmpty()) {
                    refuse(exchange, HttpStatus.NOT_FOUND_404, WireObjection.NO_SUCH_TABLE);
                } else if (!host.get().equals(guest.id())) {
                    refuse(exchange, HttpStatus.FORBIDDEN_403, TableObjection.NOT_HOST);
                } else {
                    SpokenCodes.Code code = context.codes().newCode(new CodeTarget(CodeTarget.Kind.TABLE, table));
                    exchange.end(HttpStatus.OK_200, Exchange.JSON, HttpMessages.code(code.letters(), code.expiresAt()));
                }
            }));
            return host;
        });
    }

    /// Sends the target of the code in this body.
    void use(Exchange exchange, String body) {
        String typed;
        try {
            typed = Claim.read(body).code();
        } catch (BadMessageException bad) {
            exchange.end(HttpStatus.BAD_REQUEST_400, Exchange.TEXT, bad.sentence() + "\n");
            return;
        }
        Optional<String> letters = SpokenCodes.letters(typed);
        if (letters.isEmpty()) {
            refuse(exchange, HttpStatus.GONE_410, WireObjection.NO_SUCH_CODE); // not a code, so not an attempt
            return;
        }
        String network = guesser(exchange.request());
        long now = context.now();
        Objection limit = context.addresses().tryCode(network, now);
        if (limit != null) {
            refuse(exchange, HttpStatus.TOO_MANY_REQUESTS_429, limit);
            return;
        }
        Optional<CodeTarget> target = context.codes().target(letters.get());
        if (target.isEmpty()) {
            refuse(exchange, HttpStatus.GONE_410, WireObjection.NO_SUCH_CODE);
            return;
        }
        context.addresses().wasRight(network, now);
        String answer = switch (target.get().kind()) {
            case TABLE -> HttpMessages.table(target.get().id());
        };
        exchange.end(HttpStatus.OK_200, Exchange.JSON, answer);
    }

    /// A proxy on this machine without `--behind-proxy` must not exempt all visitors from the limit.
    private String guesser(Request request) {
        String network = security.network(request);
        return AddressPrefix.isOwn(network) && HttpSecurity.isForwarded(request) ? "forwarded" : network;
    }

    private void refuse(Exchange exchange, int status, Objection objection) {
        context.metrics().refused(objection);
        if (objection instanceof LimitReached limit) {
            long seconds = Math.ceilDiv(limit.waitMillis(), SECOND);
            exchange.response().getHeaders().put(HttpHeader.RETRY_AFTER, seconds);
        }
        exchange.end(status, Exchange.JSON, Messages.refused("", objection));
    }
}
