package table13.server.store.postgres;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A daemon thread that repeats a step, after a pause or when woken, until it is closed.
final class PeriodicTask implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PeriodicTask.class);
    private static final long AFTER_A_BUG_MILLIS = 1_000;

    /// The repeated step.
    interface Step {
        /// Runs once.
        ///
        /// @return pause until the next run unless woken, in milliseconds
        long run();
    }

    private final Step step;
    private final Thread thread;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private boolean isWoken;
    private volatile boolean isOver;

    PeriodicTask(String name, Step step) {
        this.step = step;
        thread = Thread.ofPlatform().daemon().name(name).unstarted(this::run);
    }

    /// The first run is at once.
    void start() {
        thread.start();
    }

    /// Runs the step now; if it is running, once more.
    void wake() {
        lock.lock();
        try {
            isWoken = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    boolean isOver() {
        return isOver;
    }

    /// Prevents further runs.
    void end() {
        isOver = true;
        wake();
    }

    /// Waits for a running step to end, but not for long: a database connection may hang.
    @Override
    public void close() {
        close(TimeUnit.SECONDS.toMillis(3));
    }

    void close(long patienceMillis) {
        end();
        try {
            thread.join(Math.max(1, patienceMillis));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        while (!isOver) {
            waitFor(once());
        }
    }

    private long once() {
        try {
            return step.run();
        } catch (RuntimeException e) {
            LOG.error("unexpected error in {}; retrying", thread.getName(), e);
            return AFTER_A_BUG_MILLIS;
        }
    }

    private void waitFor(long millis) {
        lock.lock();
        try {
            long nanos = TimeUnit.MILLISECONDS.toNanos(millis);
            while (!isWoken && !isOver && nanos > 0) {
                nanos = changed.awaitNanos(nanos);
            }
            isWoken = false;
        } catch (InterruptedException _) {
            isOver = true;
        } finally {
            lock.unlock();
        }
    }
}
