package table13.server.store.postgres;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.CheckpointRow;
import table13.server.store.StoreException;

/// Write-behind queue on a separate thread. Keeps order; pending writes may be lost.
final class WriteBehindQueue implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WriteBehindQueue.class);
    private static final int MOST_TABLES = 50_000;
    private static final int MOST_CHECKPOINTS = 1_000;
    private static final int MOST_USES = 1_000;
    private static final long CLOSING_MILLIS = 2_000;
    /// Lets a thousand tables share a statement.
    private static final long PAUSE_MILLIS = 20;

    private record Rows(String table, List<CheckpointRow> rows) {}

    private record Use(List<byte[]> tokenHashes, long at) {}

    private final ConnectionPool pool;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Map<String, Long> here = new LinkedHashMap<>();
    private final ArrayDeque<Rows> checkpoints = new ArrayDeque<>();
    private final ArrayDeque<Use> uses = new ArrayDeque<>();
    private final Thread thread;
    private boolean closed;

    WriteBehindQueue(ConnectionPool pool) {
        this.pool = pool;
        thread = Thread.ofPlatform().daemon().name("store-write-behind").start(this::run);
    }

    void hereUntil(String table, long until) {
        lock.lock();
        try {
            if (here.size() < MOST_TABLES) {
                here.put(table, until);
                changed.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    void put(String table, List<CheckpointRow> rows) {
        lock.lock();
        try {
            if (checkpoints.size() < MOST_CHECKPOINTS) {
                checkpoints.add(new Rows(table, List.copyOf(rows)));
                changed.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    /// Stores a use of these devices.
    void use(List<byte[]> tokenHashes, long now) {
        lock.lock();
        try {
            if (!tokenHashes.isEmpty() && uses.size() < MOST_USES) {
                uses.add(new Use(tokenHashes, now));
                changed.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    private void run() {
        try {
            while (waitForSome()) {
                writeAll();
                Thread.sleep(PAUSE_MILLIS);
            }
            writeAll();
        } catch (InterruptedException e) {
            LOG.debug("interrupted", e);
        }
    }

    private boolean waitForSome() throws InterruptedException {
        lock.lock();
        try {
            while (here.isEmpty() && checkpoints.isEmpty() && uses.isEmpty() && !closed) {
                changed.await();
            }
            return !closed;
        } finally {
            lock.unlock();
        }
    }

    private void writeAll() {
        Map<String, Long> times;
        List<Rows> rows;
        List<Use> used;
        lock.lock();
        try {
            times = new LinkedHashMap<>(here);
            rows = List.copyOf(checkpoints);
            used = List.copyOf(uses);
            here.clear();
            checkpoints.clear();
            uses.clear();
        } finally {
            lock.unlock();
        }
        try {
            if (!times.isEmpty()) {
                pool.write(sql -> ListingQueries.hereUntil(sql, times));
            }
            for (Rows each : rows) {
                pool.write(sql -> CheckpointQueries.put(sql, each.table, each.rows));
            }
            for (Use each : used) {
                pool.write(sql -> GuestQueries.use(sql, each.tokenHashes, each.at));
            }
        } catch (StoreException failure) {
            LOG.debug("dropped pending writes: {}", failure.getMessage());
        }
    }

    /// Writes the pending rows, with a time limit.
    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            changed.signal();
        } finally {
            lock.unlock();
        }
        try {
            if (!thread.join(Duration.ofMillis(CLOSING_MILLIS))) {
                thread.interrupt();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
