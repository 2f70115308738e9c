package table13.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/// A connection for one purpose. Opened on demand, and again after a failure. Used by one thread; closed by any.
final class DedicatedConnection implements AutoCloseable {
    private static final Executor HERE = Runnable::run;

    /// Opens the connection.
    interface Opener {
        Connection open() throws SQLException;
    }

    private final Opener opener;
    private volatile @Nullable Connection connection;
    private volatile long openedAt;
    private volatile boolean isClosed;

    DedicatedConnection(Opener opener) {
        this.opener = opener;
    }

    /// Drops the connection after any failure: a driver does not always detect a dead one.
    <T> T with(Sql.Work<T> work) throws SQLException {
        boolean isDone = false;
        try {
            T answer = work.with(new Sql(open()));
            isDone = true;
            return answer;
        } finally {
            if (!isDone) {
                drop();
            }
        }
    }

    boolean isOpen() {
        return connection != null;
    }

    /// Opening time of the current connection, by [System#nanoTime].
    long openedAt() {
        return openedAt;
    }

    /// Also wakes a thread that waits for an answer.
    void drop() {
        Connection dropped = connection;
        connection = null;
        if (dropped != null) {
            try {
                dropped.abort(HERE);
            } catch (SQLException _) {
                // the connection is dropped anyway
            }
        }
    }

    @Override
    public void close() {
        isClosed = true;
        drop();
    }

    private Connection open() throws SQLException {
        Connection open = connection;
        if (open != null) {
            return open;
        }
        if (isClosed) {
            throw new SQLException("closed");
        }
        open = opener.open();
        openedAt = System.nanoTime();
        connection = open;
        if (isClosed) {
            drop();
            throw new SQLException("closed");
        }
        return open;
    }
}
