package table13.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// The connection of the committer: opened when it is needed, given up after a failure. For one thread.
final class CommitLine {
    private final Dialer dialer;
    private final Echo echo;
    private @Nullable Connection connection;
    private boolean wasOpen;

    CommitLine(Dialer dialer, Echo echo) {
        this.dialer = dialer;
        this.echo = echo;
    }

    Connection open() throws SQLException {
        Connection open = connection;
        if (open == null) {
            open = dialer.open("table13 committer");
            connection = open;
            if (wasOpen) {
                echo.isBack();
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
