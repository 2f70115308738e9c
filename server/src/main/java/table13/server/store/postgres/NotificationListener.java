package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.Nodes.NodeListener;

/// Hears the bells of all nodes, on a connection of its own. Three things about the driver: on a dead line it hears
/// nothing for ever and says nothing, so after some silence it must ask; inside a transaction it would not wait at all;
/// and a connection that the server has ended does not say that it is closed.
///
/// Whatever was rung while nobody listened is lost. So each time it listens anew, everything must be looked at.
final class NotificationListener implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(NotificationListener.class);
    private static final long AGAIN_MILLIS = 500;
    private static final long DEAF_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final String ringer;
    private final int silenceMillis;
    private final DedicatedConnection line;
    private final LogHeads heads;
    private final NodeListener listener;
    private final Ear ear;
    private final PeriodicTask task;

    // Of the thread alone.
    private boolean hasHeardItself;
    private boolean isDeaf;
    private long listensSince;
    private boolean isFailing;

    /// Whose listener it is.
    interface Ear {

        /// It has begun to listen: whatever was rung before was not heard. This node is to ring once.
        void listens();

        /// It should have heard that long ago.
        void isDeaf();

        /// A bell of this node took so long.
        void heardItself(long nanos);
    }

    NotificationListener(
            String ringer,
            long silenceMillis,
            DedicatedConnection.Opener opener,
            LogHeads heads,
            NodeListener listener,
            Ear ear) {
        this.ringer = ringer;
        this.silenceMillis = Math.toIntExact(silenceMillis);
        this.heads = heads;
        this.listener = listener;
        this.ear = ear;
        line = new DedicatedConnection(opener);
        task = new PeriodicTask("store-listener", this::listen);
    }

    void start() {
        task.start();
    }

    private long listen() {
        try {
            if (!line.isOpen()) {
                line.with(NotificationListener::begin);
                isFailing = false;
                hasHeardItself = false;
                listensSince = System.nanoTime();
                ear.listens();
            }
            line.with(this::hear);
            noticeDeafness();
            return 0;
        } catch (SQLException e) {
            if (!isFailing && !task.isOver()) {
                LOG.warn("other nodes are not heard; it is tried again ({})", e.getSQLState());
            }
            isFailing = true;
            return AGAIN_MILLIS;
        }
    }

    /// A node rings once when it has begun to listen. If it does not hear that, somebody between it and the database
    /// keeps bells to themselves.
    private void noticeDeafness() {
        if (!hasHeardItself && !isDeaf && System.nanoTime() - listensSince > DEAF_NANOS) {
            isDeaf = true;
            ear.isDeaf();
        }
    }

    private void heardItself(long nanos) {
        hasHeardItself = true;
        isDeaf = false;
        ear.heardItself(nanos);
    }

    /// Without transactions, and without an end for being idle: waiting is what it is for.
    private static boolean begin(Sql sql) throws SQLException {
        sql.connection().setAutoCommit(true);
        sql.update("SET idle_session_timeout = 0");
        sql.update("LISTEN " + Notifier.CHANNEL);
        return true;
    }

    private boolean hear(Sql sql) throws SQLException {
        PGNotification[] heard = sql.connection().unwrap(PGConnection.class).getNotifications(silenceMillis);
        if (heard == null || heard.length == 0) {
            sql.update("");
            return false;
        }
        for (PGNotification bell : heard) {
            hear(bell.getParameter());
        }
        return true;
    }

    private void hear(String text) {
        PendingNotifications.Batch heard = NotificationCodec.read(text);
        if (NotificationCodec.isOf(ringer, text)) {
            // This node knows how far it has written itself.
            heardItself(System.nanoTime() - heard.since());
        } else {
            heard.grown().forEach(this::logAppended);
        }
        heard.stirred().forEach(listener::tableChanged);
        heard.changed().forEach(listener::guestChanged);
        if (heard.isEverything()) {
            listener.resync();
        }
    }

    /// Before anybody goes by it, so that it is compared with the log when the line has died on which it was heard.
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
        line.close();
        task.close();
    }
}
