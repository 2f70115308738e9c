package table13.server.store.sqlite;

import java.sql.SQLException;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// A small pool of read-only connections. Thread-safe. They see every earlier commit, and never wait for the writer.
final class ReadConnections implements AutoCloseable {
    /// Reads are bound by the processor, not by the disk: more connections would not be faster.
    private static final int MOST = 4;

    private final SqliteFile file;
    private final Semaphore free = new Semaphore(MOST);
    private final ConcurrentLinkedDeque<LazyConnection> idle = new ConcurrentLinkedDeque<>();
    private volatile boolean closed;

    ReadConnections(SqliteFile file, DatabaseFileCheck fileCheck) {
        this.file = file;
        for (int i = 0; i < MOST; i++) {
            idle.push(new LazyConnection(() -> {
                fileCheck.check();
                return file.reader();
            }));
        }
    }

    <T> T read(SqlWork<T> work) {
        free.acquireUninterruptibly();
        LazyConnection connection = idle.pop();
        try {
            if (closed) {
                throw new StoreException(Kind.OTHER, "The store is closed.");
            }
            return work.with(connection.sql());
        } catch (SQLException e) {
            connection.drop();
            throw SqliteErrors.of(file.path(), e);
        } finally {
            idle.push(connection);
            free.release();
        }
    }

    /// Waits for running reads.
    @Override
    public void close() {
        closed = true;
        free.acquireUninterruptibly(MOST);
        idle.forEach(LazyConnection::drop);
        free.release(MOST);
    }
}
