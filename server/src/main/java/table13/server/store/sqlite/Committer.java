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

/// The only writer of a database: one thread that takes everything that waits, writes it in one transaction and forces
/// it to the disk once. The slower the disk, the more shares a transaction. Nobody is told anything before COMMIT.
///
/// After an error it goes on by itself: the next transaction opens the file anew and tries.
final class Committer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Committer.class);
    /// Far above one for each table; beyond that the disk does not keep up and memory would run out.
    private static final int MOST_WAITING = 100_000;

    private static final long LOOK_NANOS = 5_000_000_000L;

    private final SqliteFile file;
    private final DatabaseFileCheck watch;
    private final int mostPerCommit;
    private final CommitQueue<PendingWrite<?>> queue = new CommitQueue<>(MOST_WAITING, pending -> pending);
    private final Transactions transactions;
    private final Thread thread;

    // Of the thread alone.
    private boolean isFailing;
    private long lookedAt = System.nanoTime();

    /// Writes once, so that a file that cannot be written is noticed at the start.
    Committer(SqliteFile file, SqliteSettings settings, DatabaseFileCheck watch) throws SQLException {
        this.file = file;
        this.watch = watch;
        this.mostPerCommit = settings.mostPerCommit();
        this.transactions = new Transactions(file, settings, watch, queue::isClosed);
        this.thread = Thread.ofPlatform().daemon().name("store-committer").start(this::run);
    }

    <T> CompletableFuture<T> submit(SqlWork<T> work) {
        PendingWrite<T> pending = new PendingWrite<>(work);
        if (!queue.put(pending)) {
            pending.failed(new StoreException(
                    Kind.OTHER,
                    queue.isClosed() ? "The store is closed." : "The disk does not keep up: too much waits for it."));
        }
        return pending.promise();
    }

    /// Returns when everything that was handed in is stored or has failed.
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
                fail(batch, new StoreException(Kind.BUG, "The store stumbled over a bug of its own.", e));
            }
        }
        transactions.close();
    }

    private List<PendingWrite<?>> take() {
        return queue.take(mostPerCommit, Long.MAX_VALUE);
    }

    /// All of it or, if the disk refuses, nothing. A write that no disk could store must not spoil the others: it is
    /// taken out and the rest tried again.
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
            LOG.error("nothing can be stored: {}", failure.getMessage(), failure);
        }
        isFailing = true;
    }

    private void noteRecovery() {
        if (isFailing) {
            LOG.info("Storing again in {}", file.path());
        }
        isFailing = false;
    }

    private void keepLogShort() {
        long now = System.nanoTime();
        if (now - lookedAt < LOOK_NANOS || watch.isLost()) {
            return;
        }
        lookedAt = now;
        try {
            file.shortenLog();
        } catch (SQLException | IOException e) {
            LOG.warn("The write-ahead log of {} grows", file.path(), e);
        }
    }
}
