package table13.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;
import table13.server.store.transfer.StoreContents;
import table13.server.store.transfer.StoreRow;

/// The content of a database, for transfer, in one transaction. Reads see one moment. Writes are atomic, and other
/// sessions see nothing before the commit.
public final class PostgresContents implements StoreContents {
    /// Long timeouts: large reads and writes are slow, and so may be the consumer between two rows.
    private static final PostgresSettings PATIENT = PostgresSettings.USUAL.withTimes(3_000, 0, 600_000, 5_000, 5_000);

    private static final String LIVING =
            "SELECT count(*) FROM nodes WHERE until > extract(epoch FROM clock_timestamp()) * 1000";
    private static final String LIVING_ON = LIVING + " AND NOT draining";
    private static final long LEASE_NANOS = TimeUnit.SECONDS.toNanos(12);
    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(200);
    private static final String ALL = "guests, tokens, links, entries, listings, checkpoints";
    private static final String ANYTHING = "SELECT (EXISTS (SELECT FROM guests) OR EXISTS (SELECT FROM entries)"
            + " OR EXISTS (SELECT FROM listings) OR EXISTS (SELECT FROM checkpoints))::integer";

    private final PostgresAddress address;
    private final Connection connection;

    private PostgresContents(PostgresAddress address, Connection connection) {
        this.address = address;
        this.connection = connection;
    }

    /// Opens a database with content.
    ///
    /// @throws StoreException if it is empty or belongs to another program, or if nodes are using it
    public static PostgresContents of(PostgresAddress address) {
        return open(address, contents -> {
            if (contents.tables() == 0) {
                throw new StoreException(Kind.OTHER, "There is nothing in " + address + " to copy.");
            }
            contents.refuseNodes();
        });
    }

    /// Opens an empty database.
    ///
    /// @throws StoreException if it is not empty, or if nodes are using it
    public static PostgresContents into(PostgresAddress address) {
        return open(address, contents -> {
            contents.refuseNodes();
            contents.run("LOCK TABLE " + ALL + " IN ACCESS EXCLUSIVE MODE");
            if (new Sql(contents.connection).number(ANYTHING) > 0) {
                throw new StoreException(Kind.OTHER, address + " is not empty. Use an empty database.");
            }
        });
    }

    private interface Check {
        void check(PostgresContents contents) throws SQLException;
    }

    private static PostgresContents open(PostgresAddress address, Check check) {
        ConnectionFactory connections = new ConnectionFactory(address, PATIENT);
        try {
            new Schema(connections).prepare();
            Connection connection = connections.open(
                    "table13 move",
                    "idle_in_transaction_session_timeout=0",
                    "default_transaction_isolation=repeatable\\ read");
            try {
                connection.setAutoCommit(false);
                PostgresContents contents = new PostgresContents(address, connection);
                check.check(contents);
                return contents;
            } catch (SQLException | RuntimeException e) {
                connection.close();
                throw e;
            }
        } catch (SQLException e) {
            throw PostgresErrors.of(address, e);
        }
    }

    private long tables() throws SQLException {
        return new Sql(connection).number(ANYTHING);
    }

    /// Waits for nodes that have just stopped properly: they count as alive for a few seconds more.
    private void refuseNodes() throws SQLException {
        long end = System.nanoTime() + LEASE_NANOS;
        while (new Sql(connection).number(LIVING) > 0) {
            long nodes = new Sql(connection).number(LIVING_ON);
            if (nodes > 0 || System.nanoTime() > end) {
                throw new StoreException(
                        Kind.LOCKED, "Nodes are using " + address + ". Stop them; ./table13 nodes lists them.");
            }
            connection.rollback();
            LockSupport.parkNanos(PAUSE_NANOS);
        }
        connection.rollback();
    }

    @Override
    public void each(StoreRow.Kind kind, Consumer<StoreRow> taker) {
        try {
            PostgresRows.each(connection, kind, taker);
        } catch (SQLException e) {
            throw PostgresErrors.of(address, e);
        }
    }

    @Override
    public void add(List<StoreRow> rows) {
        try {
            PostgresRows.add(connection, rows);
        } catch (SQLException e) {
            throw PostgresErrors.of(address, e);
        }
    }

    @Override
    public void keep() {
        try {
            run("ANALYZE " + ALL);
            connection.commit();
        } catch (SQLException e) {
            throw PostgresErrors.of(address, e);
        }
    }

    private void run(String statement) throws SQLException {
        try (Statement plain = connection.createStatement()) {
            plain.execute(statement);
        }
    }

    /// The server rolls back uncommitted changes.
    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            // The server notices by itself.
        }
    }
}
