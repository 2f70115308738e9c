package table13.server.store.sqlite;

import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Stores batches atomically, and determines the outcome of each. Not thread-safe.
///
/// A failed COMMIT may nevertheless have happened. So every transaction writes its number, and the number found
/// afterwards decides. A transaction is atomic, so the number holds for all its writes.
final class Transactions {
    private static final Logger LOG = LoggerFactory.getLogger(Transactions.class);
    private static final long PAUSE_NANOS = 100_000_000;
    private static final String NUMBER = "SELECT number FROM commits";
    private static final String SET_NUMBER = "UPDATE commits SET number = ?";

    private final SqliteFile file;
    private final DatabaseFileCheck fileCheck;
    private final BooleanSupplier closing;
    private final LazyConnection connection;
    private long number;

    /// Stores an empty transaction, as a write probe.
    ///
    /// @param closing whether the store is closing, so that no wait may be endless
    Transactions(SqliteFile file, SqliteSettings settings, DatabaseFileCheck fileCheck, BooleanSupplier closing)
            throws SQLException {
        this.file = file;
        this.fileCheck = fileCheck;
        this.closing = closing;
        this.connection = new LazyConnection(() -> {
            // Opening a missing file would create a new one.
            fileCheck.check();
            return file.writer(settings);
        });
        try {
            number = connection.sql().number(NUMBER);
            storeNothing();
            fileCheck.checkAfterCommit();
        } catch (SQLException | RuntimeException e) {
            drop();
            throw e;
        }
    }

    /// One write of a transaction has failed by its own data; the disk works.
    static final class Unstorable extends Exception {
        private static final long serialVersionUID = 1;
        private final transient PendingWrite<?> culprit;

        Unstorable(PendingWrite<?> culprit, Exception reason) {
            super(reason);
            this.culprit = culprit;
        }

        PendingWrite<?> culprit() {
            return culprit;
        }
    }

    /// Returns when the whole batch is on disk.
    ///
    /// @throws Unstorable if one write is at fault; nothing was stored then
    /// @throws SQLException on a disk error; nothing was stored then
    /// @throws StoreException if the outcome is unknown because the store is closing, or if the file is
    ///     gone and the
    /// batch may be in a file that no start will find
    void store(List<PendingWrite<?>> batch) throws SQLException, Unstorable {
        try {
            fileCheck.check();
            SqlConnection sql = begin();
            write(sql, batch);
            commit(sql);
            fileCheck.checkAfterCommit();
        } catch (SQLException | Unstorable | RuntimeException | Error e) {
            drop();
            throw e;
        }
    }

    void close() {
        drop();
    }

    private void drop() {
        connection.drop();
        fileCheck.expectNewLog();
    }

    /// The number comes first, so that the transaction is a writing one from its beginning.
    private SqlConnection begin() throws SQLException {
        SqlConnection sql = connection.sql();
        sql.update(SET_NUMBER, ++number);
        sql.written().check(sql);
        return sql;
    }

    private static void write(SqlConnection sql, List<PendingWrite<?>> batch) throws SQLException, Unstorable {
        for (PendingWrite<?> pending : batch) {
            try {
                pending.write(sql);
            } catch (SQLException e) {
                if (SqliteErrors.isOfTheDisk(e)) {
                    throw e;
                }
                throw new Unstorable(pending, e);
            } catch (RuntimeException e) {
                throw new Unstorable(pending, e);
            }
        }
    }

    private void commit(SqlConnection sql) throws SQLException {
        try {
            sql.commit();
        } catch (SQLException | RuntimeException | Error e) {
            if (!happened(number)) {
                fence();
                throw e;
            }
        }
    }

    /// Whether a new connection sees this transaction; everything it sees was forced to disk. Repeats the query until
    /// it succeeds, because a wrong answer must never be published.
    private boolean happened(long transaction) {
        while (true) {
            drop();
            try {
                return connection.sql().number(NUMBER) == transaction;
            } catch (SQLException e) {
                if (closing.getAsBoolean()) {
                    throw new StoreException(
                            Kind.UNKNOWN, "The outcome of the last writes to " + file.path() + " is unknown.", e);
                }
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }

    /// A transaction that failed while it was being forced to disk may be complete in the write-ahead log,
    /// and a crash would then restore it. The next transaction overwrites it, so an empty one follows at
    /// once. If the disk has no room for that, the failed one was not complete either.
    private void fence() {
        try {
            storeNothing();
        } catch (SQLException | StoreException e) {
            LOG.debug("no empty transaction after a failed commit: {}", e.getMessage());
        }
    }

    private void storeNothing() throws SQLException {
        begin().commit();
    }
}
