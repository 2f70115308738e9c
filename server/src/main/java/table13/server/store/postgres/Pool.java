package table13.server.store.postgres;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import table13.server.store.StoreException;

/// Lends connections for what is not an append: to read, and to write what only one statement is needed for. For any
/// number of threads.
final class Pool implements AutoCloseable {
    /// As many connections may be dead without having noticed, when a database was started again.
    private static final int MOST_TRIES = 4;

    private final PostgresAddress address;
    private final HikariDataSource connections;

    Pool(Dialer dialer) {
        address = dialer.address();
        connections = dialer.pool();
    }

    /// To read once more does no harm, so a line that has died meanwhile is nobody's trouble.
    <T> T read(Sql.Work<T> work) {
        for (int tries = 1; ; tries++) {
            try {
                return once(work);
            } catch (SQLException e) {
                if (tries == MOST_TRIES || !PostgresErrors.isDeadLine(e)) {
                    throw PostgresErrors.of(address, e);
                }
            }
        }
    }

    /// One statement, which is done whole or not at all. If the line dies meanwhile nobody knows which.
    ///
    /// @throws StoreException if it was not done, or if that is not known
    <T> T write(Sql.Work<T> work) {
        try {
            return once(work);
        } catch (SQLException e) {
            throw PostgresErrors.of(address, e);
        }
    }

    private <T> T once(Sql.Work<T> work) throws SQLException {
        try (Connection connection = connections.getConnection()) {
            return work.with(new Sql(connection));
        }
    }

    @Override
    public void close() {
        connections.close();
    }
}
