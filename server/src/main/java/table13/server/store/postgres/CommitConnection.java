package table13.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// The connection of the committer. Opened on demand, dropped after a failure. Not thread-safe.
final class CommitConnection {
    private final ConnectionFactory connections;
    private final Runnable onReconnect;
    private @Nullable Connection connection;
    private boolean wasOpen;

    /// @param onReconnect called for each connection but the first
    CommitConnection(ConnectionFactory connections, Runnable onReconnect) {
        this.connections = connections;
        this.onReconnect = onReconnect;
    }

    Connection open() throws SQLException {
        Connection open = connection;
        if (open == null) {
            // One plan for all batches: planning such a statement takes longer than running it.
            open = connections.open("table13 committer", "plan_cache_mode=force_generic_plan");
            connection = open;
            if (wasOpen) {
                onReconnect.run();
            }
            wasOpen = true;
        }
        return open;
    }

    /// Aborts without waiting: the other side may be gone.
    void drop() {
        Connection dropped = connection;
        connection = null;
        if (dropped != null) {
            try {
                dropped.abort(Runnable::run);
            } catch (SQLException _) {
                // the connection is dropped anyway
            }
        }
    }
}
