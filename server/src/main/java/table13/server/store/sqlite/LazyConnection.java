package table13.server.store.sqlite;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Holds a connection that is opened when it is first needed, and anew after it was dropped. For one thread at a time.
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

    /// Undoes what was not committed, whatever state SQLite is in.
    void drop() {
        SqlConnection sql = open;
        open = null;
        if (sql == null) {
            return;
        }
        try {
            sql.close();
        } catch (SQLException e) {
            LOG.debug("A connection did not close", e);
        }
    }
}
