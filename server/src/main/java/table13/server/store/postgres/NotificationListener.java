package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.Nodes.NodeListener;

/// Receives the notifications of all nodes, on a dedicated connection. Three limits of the driver: on a dead connection
/// it waits for ever without an error, so after some silence it must send a query; inside a transaction it would not
/// wait at all; and a connection closed by the server does not count as closed.
///
/// Notifications sent while no connection listens are lost. So after every new connection all tables must be checked.
final class NotificationListener implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(NotificationListener.class);
    private static final long AGAIN_MILLIS = 500;
    private static final long OVERDUE_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final String nodeName;
    private final int silenceMillis;
    private final DedicatedConnection connection;
    private final LogHeads heads;
    private final NodeListener listener;
    private final Callbacks callbacks;
    private final PeriodicTask task;

    // Confined to the thread.
    private boolean hasReceivedOwn;
    private boolean isOverdue;
    private long listensSince;
    private boolean isFailing;

    /// Callbacks of the listener.
    interface Callbacks {

        /// Listening has begun; earlier notifications are lost. This node is to send a notification.
        void listening();

        /// This node's notification is overdue.
        void overdue();

        /// A notification of this node took this long.
        void receivedOwn(long nanos);
    }

    NotificationListener(
            String nodeName,
            long silenceMillis,
            DedicatedConnection.Opener opener,
            LogHeads heads,
            NodeListener listener,
            Callbacks callbacks) {
        this.nodeName = nodeName;
        this.silenceMillis = Math.toIntExact(silenceMillis);
        this.heads = heads;
        this.listener = listener;
        this.callbacks = callbacks;
        connection = new DedicatedConnection(opener);
        task = new PeriodicTask("store-listener", this::listen);
    }

    void start() {
        task.start();
    }

    private long listen() {
        try {
            if (!connection.isOpen()) {
                connection.with(NotificationListener::begin);
                isFailing = false;
                hasReceivedOwn = false;
                listensSince = System.nanoTime();
                callbacks.listening();
            }
            connection.with(this::receive);
            checkOverdue();
            return 0;
        } catch (SQLException e) {
            if (!isFailing && !task.isOver()) {
                LOG.warn("cannot listen for notifications (SQLSTATE {}); retrying", e.getSQLState());
            }
            isFailing = true;
            return AGAIN_MILLIS;
        }
    }

    /// A node sends a notification after it has begun to listen. If it does not arrive, a proxy between node and
    /// database drops notifications.
    private void checkOverdue() {
        if (!hasReceivedOwn && !isOverdue && System.nanoTime() - listensSince > OVERDUE_NANOS) {
            isOverdue = true;
            callbacks.overdue();
        }
    }

    private void receivedOwn(long nanos) {
        hasReceivedOwn = true;
        isOverdue = false;
        callbacks.receivedOwn(nanos);
    }

    /// Without transactions, and without a timeout for idle sessions: a listener is idle by design.
    private static boolean begin(Sql sql) throws SQLException {
        sql.connection().setAutoCommit(true);
        sql.update("SET idle_session_timeout = 0");
        sql.update("LISTEN " + Notifier.CHANNEL);
        return true;
    }

    private boolean receive(Sql sql) throws SQLException {
        PGNotification[] received = sql.connection().unwrap(PGConnection.class).getNotifications(silenceMillis);
        if (received == null || received.length == 0) {
            sql.update("");
            return false;
        }
        for (PGNotification notification : received) {
            receive(notification.getParameter());
        }
        return true;
    }

    private void receive(String text) {
        PendingNotifications.Batch received = NotificationCodec.read(text);
        if (NotificationCodec.isOf(nodeName, text)) {
            // This node knows the versions that it has written.
            receivedOwn(System.nanoTime() - received.since());
        } else {
            received.logs().forEach(this::logAppended);
        }
        received.tables().forEach(listener::tableChanged);
        received.guests().forEach(listener::guestChanged);
        if (received.isEverything()) {
            listener.resync();
        }
    }

    /// Before the entries are used, so that they are compared with the log if the connection has died since.
    private void logAppended(String table, LogTail how) {
        if (how.end().isEmpty()) {
            listener.logAppended(table, how.version());
        } else {
            heads.isSaidToBe(table, how.version(), how.appendId());
            listener.logAppended(table, how.end());
        }
    }

    @Override
    public void close() {
        task.end();
        connection.close();
        task.close();
    }
}
