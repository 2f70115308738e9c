package table13.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// The connection of the committer: opened when it is needed, given up after a failure. For one thread.
final class CommitConnection {
    private final ConnectionFactory connections;
    private final Runnable onNewLine;
    private @Nullable Connection connection;
    private boolean wasOpen;

    /// @param onNewLine called for each line but the first
    CommitConnection(ConnectionFactory connections, Runnable onNewLine) {
        this.connections = connections;
        this.onNewLine = onNewLine;
    }

    Connection open() throws SQLException {
        Connection open = connection;
        if (open == null) {
            // One plan for all batches: to plan such a statement takes longer than to run it.
            open = connections.open("table13 committer", "plan_cache_mode=force_generic_plan");
            connection = open;
            if (wasOpen) {
                onNewLine.run();
            }
            wasOpen = true;
        }
        return open;
    }

    /// Without waiting for anybody: the other side may be gone.
    void drop() {
        Connection dropped = connection;
        connection = null;
        if (dropped != null) {
            try {
                dropped.abort(Runnable::run);
            } catch (SQLException _) {
                // it is given up anyway
            }
        }
    }
}
