package table13.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import table13.server.store.AppendOutcome;
import table13.server.store.AppendRequest;

/// How one would append without having thought of lost answers: the same statement, and after a broken line once more,
/// but without an id that stays the same. It takes its own move for somebody else's, and plays it again.
final class NaiveAppender implements Moves.Way, AutoCloseable {
    private final ConnectionFactory connections;
    private Connection connection;

    NaiveAppender(ConnectionFactory connections) {
        this.connections = connections;
    }

    @Override
    public synchronized AppendOutcome append(AppendRequest append) {
        while (true) {
            try {
                if (connection == null) {
                    connection = connections.open("table13 committer");
                }
                long id = ThreadLocalRandom.current().nextLong();
                PendingAppend pending = new PendingAppend(append, id);
                return AppendStatement.run(connection, List.of(pending)).isEmpty()
                        ? AppendOutcome.CONFLICT
                        : AppendOutcome.COMMITTED;
            } catch (SQLException e) {
                close();
            }
        }
    }

    @Override
    public synchronized void close() {
        try {
            if (connection != null) {
                connection.abort(Runnable::run);
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        connection = null;
    }
}
