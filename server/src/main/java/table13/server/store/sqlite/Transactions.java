package table13.server.store.sqlite;

import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Stores batches whole or not at all, and knows which. For one thread.
///
/// If COMMIT itself fails, it may nevertheless have happened. So every transaction writes its number, and the number
/// that is found afterwards tells. A transaction is atomic: that one number answers for all that was in it.
final class Transactions {
    private static final Logger LOG = LoggerFactory.getLogger(Transactions.class);
    private static final long PAUSE_NANOS = 100_000_000;
    private static final String NUMBER = "SELECT number FROM commits";
    private static final String SET_NUMBER = "UPDATE commits SET number = ?";

    private final SqliteFile file;
    private final DatabaseFileCheck watch;
    private final BooleanSupplier closing;
    private final LazyConnection slot;
    private long number;

    /// Stores an empty one, as a trial.
    ///
    /// @param closing whether nobody waits for answers for ever
    Transactions(SqliteFile file, SqliteSettings settings, DatabaseFileCheck watch, BooleanSupplier closing)
            throws SQLException {
        this.file = file;
        this.watch = watch;
        this.closing = closing;
        this.slot = new LazyConnection(() -> {
            // To open a file that is not there would make a new one.
            watch.check();
            return file.writer(settings);
        });
        try {
            number = slot.sql().number(NUMBER);
            storeNothing();
            watch.checkAfterCommit();
        } catch (SQLException | RuntimeException e) {
            drop();
            throw e;
        }
    }

    /// One write of a transaction is at fault, not the disk.
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

    /// Returns when the whole batch is on the disk.
    ///
    /// @throws Unstorable if one write is at fault; nothing was stored then
    /// @throws SQLException if the disk refuses; nothing was stored then
    /// @throws StoreException if it is closing and could not be found out whether it was stored, or if the file is
    /// gone and it may be stored where nobody will find it
    void store(List<PendingWrite<?>> batch) throws SQLException, Unstorable {
        try {
            watch.check();
            SqlConnection sql = begin();
            write(sql, batch);
            commit(sql);
            watch.checkAfterCommit();
        } catch (SQLException | Unstorable | RuntimeException | Error e) {
            drop();
            throw e;
        }
    }

    void close() {
        drop();
    }

    private void drop() {
        slot.drop();
        watch.expectNewLog();
    }

    /// The number comes first: it makes the transaction a writing one from its beginning.
    private SqlConnection begin() throws SQLException {
        SqlConnection sql = slot.sql();
        sql.update(SET_NUMBER, ++number);
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

    /// Whether this transaction is in the database, as a new connection sees it; what it sees has been forced to the
    /// disk. Asks until there is an answer, because nobody may be told a wrong one.
    private boolean happened(long transaction) {
        while (true) {
            drop();
            try {
                return slot.sql().number(NUMBER) == transaction;
            } catch (SQLException e) {
                if (closing.getAsBoolean()) {
                    throw new StoreException(
                            Kind.UNKNOWN, "It is not known whether the last changes are in " + file.path() + ".", e);
                }
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }

    /// A transaction that failed while it was being forced to the disk may lie whole in the write-ahead log, and a
    /// crash would then bring it back. The next transaction overwrites it, so let there be one at once. If there is
    /// no room for that, the failed one did not lie whole either.
    private void fence() {
        try {
            storeNothing();
        } catch (SQLException | StoreException e) {
            LOG.debug("No fence after a failed commit: {}", e.getMessage());
        }
    }

    private void storeNothing() throws SQLException {
        begin().commit();
    }
}
