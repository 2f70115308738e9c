package table13.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import table13.server.store.AppendOutcome;
import table13.server.store.AppendRequest;

/// An appender that does not handle lost answers: after a broken connection it repeats the statement without a stable
/// idempotency key. It mistakes its own move for another player's, and plays it again.
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
