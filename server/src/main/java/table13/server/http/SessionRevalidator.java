package table13.server.http;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.Guest;
import table13.server.store.StoreException;

/// Looks up again who is behind the lines: another node may have signed a device out, or given its guest another name.
/// For any number of threads; nothing here blocks.
final class SessionRevalidator {
    private static final Logger LOG = LoggerFactory.getLogger(SessionRevalidator.class);

    /// So many are looked up at once.
    private static final int SOME = 500;

    private final WebContext context;
    private final AtomicBoolean isDue = new AtomicBoolean();

    SessionRevalidator(WebContext context) {
        this.context = context;
    }

    /// Something about this guest is new.
    void of(String guest) {
        context.connections().somethingChanged();
        Collection<Connection> devices = context.connections().of(guest);
        if (!devices.isEmpty() && !context.isDraining()) {
            context.later(() -> check(List.copyOf(devices)));
        }
    }

    /// Something about anybody may be new.
    void ofAll() {
        context.connections().somethingChanged();
        if (!context.isDraining() && !isDue.getAndSet(true)) {
            context.later(() -> {
                isDue.set(false);
                check(context.connections().all());
            });
        }
    }

    /// While the store is away, everybody stays who they were: it is checked again when it is back.
    private void check(List<Connection> lines) {
        try {
            for (int from = 0; from < lines.size(); from += SOME) {
                checkSome(lines.subList(from, Math.min(lines.size(), from + SOME)));
            }
        } catch (StoreException failure) {
            LOG.warn("cannot look up who is here: {}", failure.getMessage());
        }
    }

    private void checkSome(List<Connection> lines) {
        List<String> names = lines.stream().map(Connection::name).toList();
        List<Optional<Guest>> guests =
                context.sessions().guests(lines.stream().map(Connection::device).toList());
        for (int i = 0; i < lines.size(); i++) {
            lines.get(i).isKnownAs(guests.get(i), names.get(i));
        }
    }
}
