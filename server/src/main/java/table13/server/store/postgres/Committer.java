package table13.server.store.postgres;

import java.security.SecureRandom;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.AppendOutcome;
import table13.server.store.AppendRequest;
import table13.server.store.CommitQueue;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;
import table13.server.store.StoreMetrics;

/// The only appender of this node: one thread with one connection that takes all pending appends, at most one for each
/// table, and stores them with one statement. The slower the database, the more appends share a statement.
final class Committer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Committer.class);
    /// Far above one append for each table. Beyond it the database is too slow, and the queue would exhaust memory.
    private static final int MOST_WAITING = 100_000;

    private static final Comparator<PendingAppend> BY_TABLE = Comparator.comparing(PendingAppend::table);
    private static final long IDLE_MILLIS = 60_000;
    private static final long TRY_AGAIN_MILLIS = 500;

    private final int mostPerBatch;
    private final BatchAppender appender;
    private final StoreErrorState error;
    private final LogHeads heads;
    private final StoreListener listener;
    private final StoreMetrics metrics;
    private final SecureRandom ids = new SecureRandom();
    private final CommitQueue<PendingAppend> queue = new CommitQueue<>(MOST_WAITING, PendingAppend::table);
    private final Thread thread;
    private volatile long busySince = Long.MAX_VALUE;
    private volatile long storedAt = System.nanoTime();

    Committer(
            ConnectionFactory connections,
            ConnectionPool pool,
            WriteProbe probe,
            StoreErrorState error,
            LogHeads heads,
            StoreListener listener,
            StoreMetrics metrics) {
        mostPerBatch = connections.settings().mostPerBatch();
        Runnable onReconnect = () -> {
            pool.renew();
            listener.isBack();
        };
        appender = new BatchAppender(connections, probe, error, onReconnect, queue::isClosed);
        this.error = error;
        this.heads = heads;
        this.listener = listener;
        this.metrics = metrics;
        thread = Thread.ofPlatform().daemon().name("store-committer").start(this::run);
    }

    CompletableFuture<AppendOutcome> submit(AppendRequest append) {
        PendingAppend pending = new PendingAppend(append, ids.nextLong());
        if (!queue.put(pending)) {
            pending.failed(new StoreException(
                    Kind.OTHER,
                    queue.isClosed()
                            ? "The store is closed."
                            : "The database is too slow: too many appends are pending."));
        }
        return pending.promise();
    }

    /// Time that the current batch has waited for an answer. In milliseconds.
    long busyMillis() {
        long since = busySince;
        return since == Long.MAX_VALUE ? 0 : TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - since);
    }

    /// Whether an append was stored after this time, by [System#nanoTime].
    boolean hasStoredSince(long nanos) {
        return storedAt - nanos > 0;
    }

    /// Returns when every submitted append has an outcome.
    @Override
    public void close() {
        queue.close(thread);
    }

    private void run() {
        while (!queue.isOver()) {
            boolean isFine = error.current().isEmpty();
            List<PendingAppend> batch = queue.take(mostPerBatch, isFine ? IDLE_MILLIS : TRY_AGAIN_MILLIS);
            if (!batch.isEmpty()) {
                batch.sort(BY_TABLE);
                store(batch);
            } else if (!isFine) {
                appender.tryAgain();
            }
        }
        appender.close();
    }

    private void store(List<PendingAppend> batch) {
        busySince = System.nanoTime();
        try {
            appender.find(batch, this::finish, PendingAppend::failed);
            metrics.batch(batch.size());
        } catch (RuntimeException | Error e) {
            LOG.error("unexpected error in the committer; the outcome of its batch is unknown", e);
            // Appends with an outcome keep it; the outcome of the others is unknown.
            batch.forEach(pending -> finish(pending, AppendOutcome.UNKNOWN));
        } finally {
            busySince = Long.MAX_VALUE;
        }
    }

    private void finish(PendingAppend pending, AppendOutcome what) {
        switch (what) {
            case COMMITTED -> {
                storedAt = System.nanoTime();
                heads.is(pending.table(), pending.lastVersion(), pending.id());
                listener.logAppended(pending.table(), LogTail.of(pending));
            }
            case CONFLICT -> metrics.conflict();
            case UNKNOWN -> metrics.unknown();
        }
        pending.became(what);
    }
}
