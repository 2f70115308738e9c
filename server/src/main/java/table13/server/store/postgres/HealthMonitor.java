package table13.server.store.postgres;

import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.Health;
import table13.server.store.Nodes.NodeListener;
import table13.server.store.StoreMetrics;

/// Notifies a node when the store stops or resumes accepting writes: at once on a failed append ([StoreErrorState]),
/// and otherwise by periodic probes. One failed probe is not enough: heavy load may have delayed it.
final class HealthMonitor {
    private static final Logger LOG = LoggerFactory.getLogger(HealthMonitor.class);
    private static final long AGAIN_MILLIS = 200;

    private final Supplier<Health> probe;
    private final NodeListener listener;
    private final StoreMetrics metrics;
    private final long everyMillis;
    private final PeriodicTask task;
    private volatile Health latest = Health.READY;

    // Guarded by this.
    private boolean isStorable = true;
    private long failedAppends;

    // Confined to the task's thread.
    private int failures;

    /// @param probe tries to store something; may take a moment
    HealthMonitor(Supplier<Health> probe, NodeListener listener, StoreMetrics metrics, long everyMillis) {
        this.probe = probe;
        this.listener = listener;
        this.metrics = metrics;
        this.everyMillis = everyMillis;
        task = new PeriodicTask("store-health", this::check);
        task.start();
    }

    Health latest() {
        return latest;
    }

    /// Call when the health may have changed.
    void wake() {
        task.wake();
    }

    /// Takes the result of an append.
    void canStore(boolean isSo) {
        if (!isSo) {
            synchronized (this) {
                failedAppends++;
                announce(false);
            }
        }
        task.wake();
    }

    private long check() {
        long before = failedAppends();
        Health now = probe.get();
        latest = now;
        if (now.isReady()) {
            failures = 0;
            return announceRecovery(before) ? everyMillis : AGAIN_MILLIS;
        }
        failures++;
        if (failures == 1) {
            return AGAIN_MILLIS;
        }
        announceFailure(now);
        return everyMillis;
    }

    private synchronized long failedAppends() {
        return failedAppends;
    }

    /// Ignored if an append has failed during the probe: the probe may be older.
    private synchronized boolean announceRecovery(long before) {
        if (failedAppends != before) {
            return false;
        }
        announce(true);
        return true;
    }

    private synchronized void announceFailure(Health health) {
        if (isStorable && !task.isOver()) {
            LOG.error("write probe failed: {}", health.sentence());
        }
        announce(false);
    }

    private synchronized void announce(boolean isSo) {
        if (isStorable != isSo && !task.isOver()) {
            isStorable = isSo;
            metrics.ready(isSo);
            listener.canStore(isSo);
        }
    }

    void end() {
        task.end();
    }
}
