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

/// Lends connections for what is not an append: to read, and to write what only one statement is needed for. For any
/// number of threads.
final class ConnectionPool implements AutoCloseable {
    private static final int MOST_TRIES = 3;
    private static final int LONGEST_TURN_SECONDS = 15;

    private final PostgresAddress address;
    private final HikariDataSource connections;

    /// Whoever has a turn finds a connection free, so that only what it takes to connect counts as waiting for the
    /// database, and a thousand who come at once wait for each other.
    private final Semaphore turns;

    ConnectionPool(ConnectionFactory factory) {
        address = factory.address();
        connections = factory.pool();
        turns = new Semaphore(factory.settings().pool(), true);
    }

    /// To read once more does no harm, so a line that has died meanwhile is no error.
    <T> T read(Sql.Work<T> work) {
        return inTurn(() -> readNow(work));
    }

    private <T> T readNow(Sql.Work<T> work) {
        for (int tries = 1; ; tries++) {
            try {
                return once(work);
            } catch (SQLException e) {
                if (tries == MOST_TRIES || !PostgresErrors.isDeadLine(e)) {
                    throw PostgresErrors.of(address, e);
                }
                // Where one has died, so may have all.
                renew();
            }
        }
    }

    /// One statement, which is done whole or not at all. If the line dies meanwhile nobody knows which.
    ///
    /// @throws StoreException if it was not done, or if that is not known
    <T> T write(Sql.Work<T> work) {
        return inTurn(() -> writeNow(work));
    }

    private <T> T inTurn(Supplier<T> task) {
        try {
            if (!turns.tryAcquire(LONGEST_TURN_SECONDS, TimeUnit.SECONDS)) {
                throw new StoreException(Kind.SLOW, address + " takes too long to answer: too many wait for it.");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreException(Kind.OTHER, "The server is being stopped.", e);
        }
        try {
            return task.get();
        } finally {
            turns.release();
        }
    }

    /// The same without waiting for a turn: for those who look how the database is.
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
                    // It leads to a server that has become, or was, a replica: the next one may lead elsewhere.
                    connections.evictConnection(connection);
                }
                throw e;
            }
        }
    }

    /// Has waited long enough already: nobody tries again.
    private Connection lent() {
        try {
            return connections.getConnection();
        } catch (SQLException e) {
            throw PostgresErrors.of(address, e);
        }
    }

    /// Lends no connection any more that was made before: another server may be there now.
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
