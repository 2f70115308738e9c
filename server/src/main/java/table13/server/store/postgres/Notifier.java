package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Notifies all nodes of changes: one NOTIFY for all pending changes, at most every few milliseconds. Has a dedicated
/// connection because NOTIFY holds a lock of the whole cluster until its transaction ends. That transaction must be
/// short and must not be an append.
///
/// A notification is only a hint. Failed notifications are kept and sent when the database is back.
final class Notifier implements AutoCloseable {
    static final String CHANNEL = "table13";

    private static final Logger LOG = LoggerFactory.getLogger(Notifier.class);
    private static final String NOTIFY = "SELECT pg_notify('" + CHANNEL + "', t) FROM unnest(?::text[]) t";
    private static final long IDLE_MILLIS = 60_000;
    private static final long AGAIN_MILLIS = 250;

    private final String sender;
    private final long leastNanos;
    private final DedicatedConnection connection;
    private final PendingNotifications pending = new PendingNotifications();
    private final PeriodicTask task;
    private volatile boolean isTest;

    // Confined to the thread, until it has ended.
    private long sentAt = System.nanoTime();
    private int failures;

    /// @param sender name of this node, by which its own listener recognizes its notifications
    /// @param opener opens a connection that does not wait for the disk
    Notifier(String sender, long leastMillis, DedicatedConnection.Opener opener) {
        this.sender = sender;
        leastNanos = TimeUnit.MILLISECONDS.toNanos(leastMillis);
        connection = new DedicatedConnection(opener);
        task = new PeriodicTask("store-notifier", this::run);
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

    /// Sends a notification even without changes, to test that it is received.
    void sendProbe() {
        isTest = true;
        task.wake();
    }

    /// Only the first change wakes the thread: it takes all pending ones, and retries by itself during failures.
    private void wake(boolean isFirst) {
        if (isFirst) {
            task.wake();
        }
    }

    private long run() {
        long wait = sentAt + leastNanos - System.nanoTime();
        if (wait > 0 && !task.isOver()) {
            LockSupport.parkNanos(wait);
        }
        if (send()) {
            return IDLE_MILLIS;
        }
        // An idle connection may have died long ago without notice: a new one is tried at once.
        return failures == 1 ? 0 : AGAIN_MILLIS;
    }

    private boolean send() {
        PendingNotifications.Batch batch = pending.take();
        if (batch.isEmpty() && !isTest) {
            return true;
        }
        isTest = false;
        sentAt = System.nanoTime();
        try {
            connection.with(sql -> sql.rows(NOTIFY, _ -> true, (Object) texts(batch)));
            failures = 0;
            return true;
        } catch (SQLException e) {
            pending.putBack(batch);
            isTest = true;
            failures++;
            if (failures == 2 && !task.isOver()) {
                LOG.warn("cannot notify other nodes (SQLSTATE {}); retrying", e.getSQLState());
            }
            return false;
        }
    }

    /// A connection opened after an append may lead to another database without that append.
    private String[] texts(PendingNotifications.Batch batch) {
        return NotificationCodec.of(sender, batch.since(connection.openedAt())).toArray(String[]::new);
    }

    /// Sends the pending changes, if possible.
    @Override
    public void close() {
        task.close();
        if (failures == 0 && !send()) {
            send();
        }
        connection.close();
    }

    /// Stops without sending the pending changes.
    void cut() {
        task.end();
        connection.close();
    }
}
