package table13.server.store.sqlite;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/// Injects faults into the writer of a real database.
final class Faults implements SqliteSettings.Adjustment {
    /// Maximum number of pages of the file; 0 for no limit.
    volatile int mostPages;
    /// Whether SQLite is read-only.
    volatile boolean readOnly;
    /// Outcome of the next COMMIT.
    volatile Commit next = Commit.WORKS;
    /// Number of connections that will fail to open.
    final AtomicInteger unopened = new AtomicInteger();

    /// Every COMMIT waits for this.
    volatile CountDownLatch gate = new CountDownLatch(0);

    // Settings of the latest connection.
    volatile int synchronous;
    volatile String journal = "";

    final AtomicInteger commits = new AtomicInteger();

    enum Commit {
        WORKS,
        FAILS,
        WORKS_AND_SAYS_IT_FAILED
    }

    SqliteSettings settings() {
        return SqliteSettings.USUAL.withWriter(this);
    }

    @Override
    public Connection adjust(Connection connection) throws SQLException {
        if (unopened.getAndUpdate(n -> Math.max(0, n - 1)) > 0) {
            throw new SQLException("not now");
        }
        try (Statement statement = connection.createStatement()) {
            synchronous = statement.executeQuery("PRAGMA synchronous").getInt(1);
            journal = statement.executeQuery("PRAGMA journal_mode").getString(1);
            if (mostPages > 0) {
                statement.execute("PRAGMA max_page_count = " + mostPages);
            }
            if (readOnly) {
                statement.execute("PRAGMA query_only = ON");
            }
        }
        return (Connection) Proxy.newProxyInstance(
                Faults.class.getClassLoader(), new Class<?>[] {Connection.class}, (_, method, arguments) -> {
                    if (method.getName().equals("commit")) {
                        commit(connection);
                        return null;
                    }
                    try {
                        return method.invoke(connection, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    private void commit(Connection connection) throws SQLException {
        commits.incrementAndGet();
        try {
            gate.await();
        } catch (InterruptedException e) {
            throw new SQLException(e);
        }
        Commit now = next;
        next = Commit.WORKS;
        if (now != Commit.FAILS) {
            connection.commit();
        }
        if (now != Commit.WORKS) {
            throw new SQLException("disk I/O error", null, 10);
        }
    }
}
