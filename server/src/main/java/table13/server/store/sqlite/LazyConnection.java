package table13.server.store.sqlite;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A connection that opens on first use, and again after it was dropped. Not thread-safe.
final class LazyConnection {
    private static final Logger LOG = LoggerFactory.getLogger(LazyConnection.class);

    private final Opening opening;
    private @Nullable SqlConnection open;

    LazyConnection(Opening opening) {
        this.opening = opening;
    }

    interface Opening {
        SqlConnection open() throws SQLException;
    }

    SqlConnection sql() throws SQLException {
        SqlConnection sql = open;
        if (sql == null) {
            sql = opening.open();
            open = sql;
        }
        return sql;
    }

    /// Closes the connection and rolls back, whatever state SQLite is in.
    void drop() {
        SqlConnection sql = open;
        open = null;
        if (sql == null) {
            return;
        }
        try {
            sql.close();
        } catch (SQLException e) {
            LOG.debug("cannot close a connection", e);
        }
    }
}
