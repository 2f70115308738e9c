package table13.server.store.sqlite;

import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.CommitQueue;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// The only writer of a database: one thread that takes all pending writes, runs them in one transaction and forces it
/// to disk once. The slower the disk, the more writes share a transaction. Results are published only after COMMIT.
///
/// Recovers from errors without help: the next transaction reopens the file.
final class Committer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Committer.class);
    /// Far above one write for each table. Beyond it the disk is too slow, and the queue would exhaust memory.
    private static final int MOST_WAITING = 100_000;

    private static final long CHECK_NANOS = 5_000_000_000L;

    private final SqliteFile file;
    private final DatabaseFileCheck fileCheck;
    private final int mostPerCommit;
    private final CommitQueue<PendingWrite<?>> queue = new CommitQueue<>(MOST_WAITING, pending -> pending);
    private final Transactions transactions;
    private final Thread thread;

    // Confined to the committer thread.
    private boolean isFailing;
    private long checkedAt = System.nanoTime();

    /// Writes once, so that an unwritable file fails at the start.
    Committer(SqliteFile file, SqliteSettings settings, DatabaseFileCheck fileCheck) throws SQLException {
        this.file = file;
        this.fileCheck = fileCheck;
        this.mostPerCommit = settings.mostPerCommit();
        this.transactions = new Transactions(file, settings, fileCheck, queue::isClosed);
        this.thread = Thread.ofPlatform().daemon().name("store-committer").start(this::run);
    }

    <T> CompletableFuture<T> submit(SqlWork<T> work) {
        PendingWrite<T> pending = new PendingWrite<>(work);
        if (!queue.put(pending)) {
            pending.failed(new StoreException(
                    Kind.OTHER,
                    queue.isClosed() ? "The store is closed." : "The disk is too slow: too many writes are pending."));
        }
        return pending.promise();
    }

    /// Returns when every submitted write is stored or has failed.
    @Override
    public void close() {
        queue.close(thread);
    }

    private void run() {
        for (List<PendingWrite<?>> batch = take(); !batch.isEmpty(); batch = take()) {
            try {
                store(batch);
                keepLogShort();
            } catch (RuntimeException | Error e) {
                fail(batch, new StoreException(Kind.BUG, "Unexpected error in the store; please report it.", e));
            }
        }
        transactions.close();
    }

    private List<PendingWrite<?>> take() {
        return queue.take(mostPerCommit, Long.MAX_VALUE);
    }

    /// Stores the whole batch or, on a disk error, nothing. A write that fails by its own data is removed, and the
    /// others are tried again.
    private void store(List<PendingWrite<?>> batch) {
        while (!batch.isEmpty()) {
            try {
                transactions.store(batch);
                batch.forEach(PendingWrite::stored);
                noteRecovery();
                return;
            } catch (Transactions.Unstorable e) {
                batch.remove(e.culprit());
                e.culprit().failed(SqliteErrors.of(file.path(), e));
            } catch (SQLException e) {
                fail(batch, SqliteErrors.of(file.path(), e));
                return;
            } catch (StoreException e) {
                fail(batch, e);
                return;
            }
        }
    }

    private void fail(List<PendingWrite<?>> batch, StoreException failure) {
        batch.forEach(pending -> pending.failed(failure));
        if (!isFailing) {
            LOG.error("writes fail: {}", failure.getMessage(), failure);
        }
        isFailing = true;
    }

    private void noteRecovery() {
        if (isFailing) {
            LOG.info("writes succeed again in {}", file.path());
        }
        isFailing = false;
    }

    private void keepLogShort() {
        long now = System.nanoTime();
        if (now - checkedAt < CHECK_NANOS || fileCheck.isLost()) {
            return;
        }
        checkedAt = now;
        try {
            file.shortenLog();
        } catch (SQLException | IOException e) {
            LOG.warn("cannot shorten the write-ahead log of {}; retrying", file.path(), e);
        }
    }
}
