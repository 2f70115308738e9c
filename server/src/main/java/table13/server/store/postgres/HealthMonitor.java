package table13.server.store.postgres;

import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.Health;
import table13.server.store.Nodes.NodeListener;
import table13.server.store.StoreMetrics;

/// Tells a node when anything can be stored no more, or again: at once when the store stumbles over it
/// ([StoreErrorState]), and otherwise because it is tried every now and then. One trial that fails is not enough: a
/// crowd
/// may have been in its way.
final class HealthMonitor {
    private static final Logger LOG = LoggerFactory.getLogger(HealthMonitor.class);
    private static final long AGAIN_MILLIS = 200;

    private final Supplier<Health> trial;
    private final NodeListener listener;
    private final StoreMetrics metrics;
    private final long everyMillis;
    private final PeriodicTask task;
    private volatile Health latest = Health.READY;

    // Guarded by this.
    private boolean isTold = true;
    private long stumbles;

    // Of the chore alone.
    private int failures;

    /// @param trial tries to store something; may take a moment
    HealthMonitor(Supplier<Health> trial, NodeListener listener, StoreMetrics metrics, long everyMillis) {
        this.trial = trial;
        this.listener = listener;
        this.metrics = metrics;
        this.everyMillis = everyMillis;
        task = new PeriodicTask("store-health", this::look);
        task.start();
    }

    Health latest() {
        return latest;
    }

    /// It may have changed just now.
    void wake() {
        task.wake();
    }

    /// What the store has found out while it stored something.
    void canStore(boolean isSo) {
        if (!isSo) {
            synchronized (this) {
                stumbles++;
                tell(false);
            }
        }
        task.wake();
    }

    private long look() {
        long before = stumbles();
        Health now = trial.get();
        latest = now;
        if (now.isReady()) {
            failures = 0;
            return tellAllIsWell(before) ? everyMillis : AGAIN_MILLIS;
        }
        failures++;
        if (failures == 1) {
            return AGAIN_MILLIS;
        }
        tellFailure(now);
        return everyMillis;
    }

    private synchronized long stumbles() {
        return stumbles;
    }

    /// Not if the store has stumbled while it was tried: the trial may be from before that.
    private synchronized boolean tellAllIsWell(long before) {
        if (stumbles != before) {
            return false;
        }
        tell(true);
        return true;
    }

    private synchronized void tellFailure(Health health) {
        if (isTold && !task.isOver()) {
            LOG.error("nothing can be stored, as a trial shows: {}", health.sentence());
        }
        tell(false);
    }

    private synchronized void tell(boolean isSo) {
        if (isTold != isSo && !task.isOver()) {
            isTold = isSo;
            metrics.ready(isSo);
            listener.canStore(isSo);
        }
    }

    void end() {
        task.end();
    }
}
