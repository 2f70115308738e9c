package table13.server.store.postgres;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;
import table13.server.store.StoreMetrics;

/// The current reason why the store accepts no writes, if any. Logged when it begins, changes and ends. Thread-safe.
final class StoreErrorState {
    private static final Logger LOG = LoggerFactory.getLogger(StoreErrorState.class);
    private final PostgresAddress address;
    private final StoreMetrics metrics;
    private final StoreListener listener;
    private @Nullable StoreException current;

    StoreErrorState(PostgresAddress address, StoreMetrics metrics, StoreListener listener) {
        this.address = address;
        this.metrics = metrics;
        this.listener = listener;
        metrics.ready(true);
    }

    synchronized Optional<StoreException> current() {
        return Optional.ofNullable(current);
    }

    synchronized boolean is(Kind kind) {
        return current != null && current.kind() == kind;
    }

    synchronized void is(StoreException failure) {
        boolean isNew = current == null;
        if (isNew || (current != null && current.kind() != failure.kind())) {
            LOG.error("writes fail: {}", failure.getMessage());
        }
        current = failure;
        if (isNew) {
            metrics.ready(false);
            listener.canStore(false);
        }
    }

    synchronized void isOver() {
        if (current != null) {
            LOG.info("writes succeed again in {}", address);
            current = null;
            metrics.ready(true);
            listener.canStore(true);
        }
    }
}
