package table13.server.store.sqlite;

import java.sql.SQLException;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// A few connections that only read, lent to any number of threads. They see what was committed before they are asked,
/// and never wait for the writer.
final class ReadConnections implements AutoCloseable {
    /// Reading is work for a processor, not for a disk that one waits for: more would not be faster.
    private static final int MOST = 4;

    private final SqliteFile file;
    private final Semaphore free = new Semaphore(MOST);
    private final ConcurrentLinkedDeque<LazyConnection> idle = new ConcurrentLinkedDeque<>();
    private volatile boolean closed;

    ReadConnections(SqliteFile file, DatabaseFileCheck watch) {
        this.file = file;
        for (int i = 0; i < MOST; i++) {
            idle.push(new LazyConnection(() -> {
                watch.check();
                return file.reader();
            }));
        }
    }

    <T> T read(SqlWork<T> work) {
        free.acquireUninterruptibly();
        LazyConnection slot = idle.pop();
        try {
            if (closed) {
                throw new StoreException(Kind.OTHER, "The store is closed.");
            }
            return work.with(slot.sql());
        } catch (SQLException e) {
            slot.drop();
            throw SqliteErrors.of(file.path(), e);
        } finally {
            idle.push(slot);
            free.release();
        }
    }

    /// Waits for those who read just now.
    @Override
    public void close() {
        closed = true;
        free.acquireUninterruptibly(MOST);
        idle.forEach(LazyConnection::drop);
        free.release(MOST);
    }
}
