package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Tells all nodes what has happened: one NOTIFY with all of it, a few milliseconds after the last one. It has a
/// connection of its own because NOTIFY holds a lock of the whole cluster until its transaction ends, which must be
/// short and must not be an append.
///
/// A bell is a hint. What cannot be told is kept and told when the database is back.
final class Notifier implements AutoCloseable {
    static final String CHANNEL = "table13";

    private static final Logger LOG = LoggerFactory.getLogger(Notifier.class);
    private static final String RING = "SELECT pg_notify('" + CHANNEL + "', t) FROM unnest(?::text[]) t";
    private static final long IDLE_MILLIS = 60_000;
    private static final long AGAIN_MILLIS = 250;

    private final String ringer;
    private final long leastNanos;
    private final DedicatedConnection line;
    private final PendingNotifications pending = new PendingNotifications();
    private final PeriodicTask task;
    private volatile boolean isTrial;

    // Of the thread alone, until it has ended.
    private long rungAt = System.nanoTime();
    private int failures;

    /// @param ringer who rings, for a listener that knows itself
    /// @param opener opens a connection that does not wait for the disk
    Notifier(String ringer, long leastMillis, DedicatedConnection.Opener opener) {
        this.ringer = ringer;
        leastNanos = TimeUnit.MILLISECONDS.toNanos(leastMillis);
        line = new DedicatedConnection(opener);
        task = new PeriodicTask("store-bell", this::ring);
        task.start();
    }

    void logAppended(String table, LogTail how) {
        wake(pending.logAppended(table, how));
    }

    void tableChanged(String table) {
        wake(pending.tableChanged(table));
    }

    void guestChanged(String guest) {
        wake(pending.guestChanged(guest));
    }

    /// Rings though nothing has happened: somebody wants to know whether bells are heard.
    void ringOnce() {
        isTrial = true;
        task.wake();
    }

    /// Only the first hint wakes the thread up: it takes all there are, and while it fails it comes by itself.
    private void wake(boolean isFirst) {
        if (isFirst) {
            task.wake();
        }
    }

    private long ring() {
        long wait = rungAt + leastNanos - System.nanoTime();
        if (wait > 0 && !task.isOver()) {
            LockSupport.parkNanos(wait);
        }
        if (tell()) {
            return IDLE_MILLIS;
        }
        // The line may have been dead for long without anybody having used it: a new one is tried at once.
        return failures == 1 ? 0 : AGAIN_MILLIS;
    }

    private boolean tell() {
        PendingNotifications.Batch batch = pending.take();
        if (batch.isEmpty() && !isTrial) {
            return true;
        }
        isTrial = false;
        rungAt = System.nanoTime();
        try {
            line.with(sql -> sql.rows(RING, _ -> true, (Object) texts(batch)));
            failures = 0;
            return true;
        } catch (SQLException e) {
            pending.putBack(batch);
            isTrial = true;
            failures++;
            if (failures == 2 && !task.isOver()) {
                LOG.warn("other nodes cannot be told what happens here; it is tried again ({})", e.getSQLState());
            }
            return false;
        }
    }

    /// A line that was opened after something had been stored may lead to another database, which has not got it.
    private String[] texts(PendingNotifications.Batch batch) {
        return NotificationCodec.of(ringer, batch.since(line.openedAt())).toArray(String[]::new);
    }

    /// Tells what is left, if it can be told.
    @Override
    public void close() {
        task.close();
        if (failures == 0 && !tell()) {
            tell();
        }
        line.close();
    }

    /// Tells nothing more.
    void cut() {
        task.end();
        line.close();
    }
}
