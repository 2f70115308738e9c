package table13.server.store.postgres;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.HikariPoolMXBean;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Lends connections for reads, and for writes of one statement that are not appends. Thread-safe.
final class ConnectionPool implements AutoCloseable {
    private static final int MOST_TRIES = 3;
    private static final int LONGEST_WAIT_SECONDS = 15;

    private final PostgresAddress address;
    private final HikariDataSource connections;

    /// A thread with a permit finds a free connection. So the connection timeout measures only the database, and a
    /// thousand simultaneous threads wait for each other instead.
    private final Semaphore permits;

    ConnectionPool(ConnectionFactory factory) {
        address = factory.address();
        connections = factory.pool();
        permits = new Semaphore(factory.settings().pool(), true);
    }

    /// Reads are repeatable, so a connection that died meanwhile is not an error.
    <T> T read(Sql.Work<T> work) {
        return withPermit(() -> readNow(work));
    }

    private <T> T readNow(Sql.Work<T> work) {
        for (int tries = 1; ; tries++) {
            try {
                return once(work);
            } catch (SQLException e) {
                if (tries == MOST_TRIES || !PostgresErrors.isDeadLine(e)) {
                    throw PostgresErrors.of(address, e);
                }
                // If one has died, all may have.
                renew();
            }
        }
    }

    /// Runs one statement, which is atomic. If the connection dies meanwhile the outcome is unknown.
    ///
    /// @throws StoreException if it was not run, or if that is unknown
    <T> T write(Sql.Work<T> work) {
        return withPermit(() -> writeNow(work));
    }

    private <T> T withPermit(Supplier<T> task) {
        try {
            if (!permits.tryAcquire(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS)) {
                throw new StoreException(
                        Kind.SLOW, address + " takes too long to answer: too many requests are pending.");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreException(Kind.OTHER, "The server is being stopped.", e);
        }
        try {
            return task.get();
        } finally {
            permits.release();
        }
    }

    /// As above without waiting for a permit. For health probes.
    <T> T writeNow(Sql.Work<T> work) {
        try {
            return once(work);
        } catch (SQLException e) {
            throw PostgresErrors.of(address, e);
        }
    }

    private <T> T once(Sql.Work<T> work) throws SQLException {
        try (Connection connection = lent()) {
            try {
                return work.with(new Sql(connection));
            } catch (SQLException e) {
                if (PostgresErrors.isReadOnly(e)) {
                    // The connection leads to a current or former replica; the next one may lead elsewhere.
                    connections.evictConnection(connection);
                }
                throw e;
            }
        }
    }

    /// Has waited long enough already: not retried.
    private Connection lent() {
        try {
            return connections.getConnection();
        } catch (SQLException e) {
            throw PostgresErrors.of(address, e);
        }
    }

    /// Lends only connections made from now on: another server may be behind the address.
    void renew() {
        HikariPoolMXBean pool = connections.getHikariPoolMXBean();
        if (pool != null) {
            pool.softEvictConnections();
        }
    }

    @Override
    public void close() {
        connections.close();
    }
}
