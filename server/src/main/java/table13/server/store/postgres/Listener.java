package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.function.LongConsumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.Nodes.Member;

/// Hears the bells of all nodes, on a connection of its own. Three things about the driver: on a dead line it hears
/// nothing for ever and says nothing, so after some silence it must ask; inside a transaction it would not wait at all;
/// and a connection that the server has ended does not say that it is closed.
///
/// Whatever was rung while nobody listened is lost. So each time it listens anew, everything must be looked at.
final class Listener implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Listener.class);
    private static final long AGAIN_MILLIS = 500;

    private final String ringer;
    private final int silenceMillis;
    private final OwnLine line;
    private final Member member;
    private final Runnable begun;
    private final LongConsumer delay;
    private final Chore chore;

    // Of the thread alone.
    private boolean isFailing;

    /// @param begun run each time it has begun to listen: whatever was rung before was not heard
    /// @param delay told how many nanoseconds a bell of this ringer took
    Listener(
            String ringer,
            long silenceMillis,
            OwnLine.Opener opener,
            Member member,
            Runnable begun,
            LongConsumer delay) {
        this.ringer = ringer;
        this.silenceMillis = Math.toIntExact(silenceMillis);
        this.member = member;
        this.begun = begun;
        this.delay = delay;
        line = new OwnLine(opener);
        chore = new Chore("store-listener", this::listen);
    }

    void start() {
        chore.start();
    }

    private long listen() {
        try {
            if (!line.isOpen()) {
                line.with(Listener::begin);
                isFailing = false;
                begun.run();
            }
            line.with(this::hear);
            return 0;
        } catch (SQLException e) {
            if (!isFailing && !chore.isOver()) {
                LOG.warn("other nodes are not heard; it is tried again ({})", e.getSQLState());
            }
            isFailing = true;
            return AGAIN_MILLIS;
        }
    }

    /// Without transactions, and without an end for being idle: waiting is what it is for.
    private static boolean begin(Sql sql) throws SQLException {
        sql.connection().setAutoCommit(true);
        sql.update("SET idle_session_timeout = 0");
        sql.update("LISTEN " + Bell.CHANNEL);
        return true;
    }

    private boolean hear(Sql sql) throws SQLException {
        PGNotification[] heard = sql.connection().unwrap(PGConnection.class).getNotifications(silenceMillis);
        if (heard == null || heard.length == 0) {
            sql.update("");
            return false;
        }
        for (PGNotification bell : heard) {
            BellText.tell(bell.getParameter(), ringer, member, delay);
        }
        return true;
    }

    @Override
    public void close() {
        chore.end();
        line.close();
        chore.close();
    }
}
