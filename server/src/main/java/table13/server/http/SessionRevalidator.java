package table13.server.http;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.Guest;
import table13.server.store.StoreException;

/// Revalidates the guests of open connections. Another node may have signed a device out or renamed its guest.
/// Thread-safe. Never blocks.
final class SessionRevalidator {
    private static final Logger LOG = LoggerFactory.getLogger(SessionRevalidator.class);

    /// Devices per query.
    private static final int BATCH_SIZE = 500;

    private final WebContext context;
    private final AtomicBoolean isDue = new AtomicBoolean();

    SessionRevalidator(WebContext context) {
        this.context = context;
    }

    /// Revalidates one guest.
    void of(String guest) {
        context.connections().guestsChanged();
        Collection<Connection> devices = context.connections().of(guest);
        if (!devices.isEmpty() && !context.isDraining()) {
            context.later(() -> check(List.copyOf(devices)));
        }
    }

    /// Revalidates all guests.
    void ofAll() {
        context.connections().guestsChanged();
        if (!context.isDraining() && !isDue.getAndSet(true)) {
            context.later(() -> {
                isDue.set(false);
                check(context.connections().all());
            });
        }
    }

    /// While the store is unavailable, connections stay signed in; the next run checks them.
    private void check(List<Connection> connections) {
        try {
            for (int from = 0; from < connections.size(); from += BATCH_SIZE) {
                checkSome(connections.subList(from, Math.min(connections.size(), from + BATCH_SIZE)));
            }
        } catch (StoreException failure) {
            LOG.warn("cannot revalidate {} connections, retrying later: {}", connections.size(), failure.getMessage());
        }
    }

    private void checkSome(List<Connection> connections) {
        List<String> names = connections.stream().map(Connection::name).toList();
        List<Optional<Guest>> guests = context.sessions()
                .guests(connections.stream().map(Connection::device).toList());
        for (int i = 0; i < connections.size(); i++) {
            connections.get(i).applyGuest(guests.get(i), names.get(i));
        }
    }
}
