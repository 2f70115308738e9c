package table13.server.store.postgres;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A daemon thread that does the same again and again, after a while or as soon as it is nudged, until it is closed.
final class PeriodicTask implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PeriodicTask.class);
    private static final long AFTER_A_BUG_MILLIS = 1_000;

    /// What is done each time.
    interface Step {
        /// Does it once.
        ///
        /// @return in how many milliseconds it is due again, if nobody nudges
        long run();
    }

    private final Step step;
    private final Thread thread;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private boolean isNudged;
    private volatile boolean isOver;

    PeriodicTask(String name, Step step) {
        this.step = step;
        thread = Thread.ofPlatform().daemon().name(name).unstarted(this::run);
    }

    /// The first time is now.
    void start() {
        thread.start();
    }

    /// Due now; if it is being done just now, once more.
    void wake() {
        lock.lock();
        try {
            isNudged = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    boolean isOver() {
        return isOver;
    }

    /// It is not done again.
    void end() {
        isOver = true;
        wake();
    }

    /// Waits for it to end if it is being done just now, but not for long: a line to a database may hang.
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
            LOG.error("{} stumbled over a bug", thread.getName(), e);
            return AFTER_A_BUG_MILLIS;
        }
    }

    private void waitFor(long millis) {
        lock.lock();
        try {
            long nanos = TimeUnit.MILLISECONDS.toNanos(millis);
            while (!isNudged && !isOver && nanos > 0) {
                nanos = changed.awaitNanos(nanos);
            }
            isNudged = false;
        } catch (InterruptedException _) {
            isOver = true;
        } finally {
            lock.unlock();
        }
    }
}
