package table13.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.StoreTrouble.Kind;

/// The only writer of a database: one thread that takes everything that waits, writes it in one transaction and forces
/// it to the disk once. The slower the disk, the more shares a transaction.
///
/// Nobody is told anything before COMMIT has returned. If COMMIT itself fails, it may nevertheless have happened; so
/// every transaction writes its number, and the number that is found afterwards tells. A transaction is atomic, so that
/// one number answers for all that was in it.
final class Committer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Committer.class);
    /// Far above one for each table; beyond that the disk does not keep up and memory would run out.
    private static final int MOST_WAITING = 100_000;

    private static final long PAUSE_NANOS = 100_000_000;
    private static final String NUMBER = "SELECT number FROM commits";
    private static final String SET_NUMBER = "UPDATE commits SET number = ?";

    private final SqliteFile file;
    private final SqliteSettings settings;
    private final Inbox<Pending<?>> inbox = new Inbox<>(MOST_WAITING);
    private final Thread thread;

    // Of the thread alone, once it runs.
    private final SessionSlot slot;
    private long number;
    private boolean inTrouble;

    /// Writes once, so that a file that cannot be written is noticed at the start.
    Committer(SqliteFile file, SqliteSettings settings) throws SQLException {
        this.file = file;
        this.settings = settings;
        this.slot = new SessionSlot(() -> file.writer(settings));
        try {
            number = slot.session().number(NUMBER);
            mark();
        } catch (SQLException e) {
            slot.drop();
            throw e;
        }
        thread = Thread.ofPlatform().daemon().name("store-committer").start(this::run);
    }

    <T> CompletableFuture<T> submit(Work<T> work) {
        Pending<T> pending = new Pending<>(work);
        if (!inbox.put(pending)) {
            pending.failed(new StoreTrouble(
                    Kind.OTHER,
                    inbox.isClosed() ? "The store is closed." : "The disk does not keep up: too much waits for it."));
        }
        return pending.promise();
    }

    /// Returns when everything that was handed in is stored or has failed.
    @Override
    public void close() {
        inbox.close();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        for (List<Pending<?>> batch = take(); !batch.isEmpty(); batch = take()) {
            try {
                store(batch);
            } catch (RuntimeException | Error e) {
                fail(batch, new StoreTrouble(Kind.OTHER, "The store stumbled over a fault of its own.", e));
            }
        }
        slot.drop();
    }

    private List<Pending<?>> take() {
        return inbox.take(settings.mostPerCommit());
    }

    /// All of it or, if the disk refuses, nothing. A write that no disk could store must not spoil the others: it is
    /// taken out and the rest tried again.
    private void store(List<Pending<?>> batch) {
        while (!batch.isEmpty()) {
            try {
                transact(batch);
                batch.forEach(Pending::stored);
                noteRecovery();
                return;
            } catch (Unstorable e) {
                slot.drop();
                batch.remove(e.culprit);
                e.culprit.failed(SqliteTrouble.of(file.path(), e.reason));
            } catch (SQLException e) {
                fail(batch, SqliteTrouble.of(file.path(), e));
                return;
            } catch (StoreTrouble e) {
                fail(batch, e);
                return;
            }
        }
    }

    /// The number comes first: it makes the transaction a writing one from its beginning.
    private void transact(List<Pending<?>> batch) throws SQLException, Unstorable {
        Session open = slot.session();
        open.update(SET_NUMBER, ++number);
        for (Pending<?> pending : batch) {
            try {
                pending.write(open);
            } catch (SQLException e) {
                if (SqliteTrouble.isOfTheDisk(e)) {
                    throw e;
                }
                throw new Unstorable(pending, e);
            } catch (RuntimeException e) {
                throw new Unstorable(pending, e);
            }
        }
        try {
            open.commit();
        } catch (SQLException | RuntimeException | Error e) {
            if (!happened(number)) {
                fence();
                throw e;
            }
        }
    }

    /// Whether this transaction is in the database, as a new connection sees it. What it sees has been forced to the
    /// disk. Asks until there is an answer, because nobody may be told a wrong one.
    private boolean happened(long transaction) {
        while (true) {
            slot.drop();
            try {
                return slot.session().number(NUMBER) == transaction;
            } catch (SQLException e) {
                if (inbox.isClosed()) {
                    throw new StoreTrouble(
                            Kind.OTHER, "It is not known whether the last changes are in " + file.path() + ".", e);
                }
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }

    /// A transaction that failed while it was being forced to the disk may lie whole in the write-ahead log, and a
    /// crash would then bring it back. The next transaction overwrites it, so let there be one at once. If it fails
    /// too, then because there is no room, where the failed one did not lie whole either.
    private void fence() {
        try {
            mark();
        } catch (SQLException e) {
            LOG.debug("No fence after a failed commit", e);
            slot.drop();
        }
    }

    /// A transaction of nothing but its number.
    private void mark() throws SQLException {
        Session open = slot.session();
        open.update(SET_NUMBER, ++number);
        open.commit();
    }

    private void fail(List<Pending<?>> batch, StoreTrouble trouble) {
        slot.drop();
        batch.forEach(pending -> pending.failed(trouble));
        if (!inTrouble) {
            LOG.error("Nothing can be stored: {}", trouble.getMessage(), trouble);
        }
        inTrouble = true;
    }

    private void noteRecovery() {
        if (inTrouble) {
            LOG.info("Storing again in {}", file.path());
        }
        inTrouble = false;
    }

    /// One write of a transaction is at fault, not the disk.
    private static final class Unstorable extends Exception {
        private static final long serialVersionUID = 1;
        private final transient Pending<?> culprit;
        private final Exception reason;

        Unstorable(Pending<?> culprit, Exception reason) {
            super(reason);
            this.culprit = culprit;
            this.reason = reason;
        }
    }
}
