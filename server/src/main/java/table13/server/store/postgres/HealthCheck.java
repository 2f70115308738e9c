package table13.server.store.postgres;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import table13.server.store.Health;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Whether a store accepts writes now: no current error, and a successful write probe. Thread-safe.
final class HealthCheck implements AutoCloseable {
    private static final long SLOW_MILLIS = 2_000;

    /// Longer than the pool's connection timeout, so that the answer distinguishes slow from unreachable.
    private static final long PATIENCE_MILLIS = ConnectionFactory.POOL_MILLIS + 500;

    /// A separate platform thread: virtual threads wait for each other, and thousands of tables may be ahead of the
    /// probe.
    private static final Executor THREAD =
            task -> Thread.ofPlatform().daemon().name("store-write-probe").start(task);

    private final PostgresAddress address;
    private final ConnectionPool pool;
    private final WriteProbe probe;
    private final StoreErrorState error;
    private final Committer committer;
    private final AtomicReference<@Nullable CompletableFuture<Health>> underWay = new AtomicReference<>();

    HealthCheck(
            PostgresAddress address,
            ConnectionPool pool,
            WriteProbe probe,
            StoreErrorState error,
            Committer committer) {
        this.address = address;
        this.pool = pool;
        this.probe = probe;
        this.error = error;
        this.committer = committer;
    }

    Health health() {
        return error.current()
                .map(failure -> Health.not(String.valueOf(failure.getMessage())))
                .orElseGet(() -> committer.busyMillis() > SLOW_MILLIS ? slow() : tried());
    }

    /// Shares one running probe among all callers: thousands of tables may ask when the store is back, and separate
    /// probes would take every connection from the readers.
    Health together() {
        CompletableFuture<Health> mine = new CompletableFuture<>();
        CompletableFuture<Health> first = underWay.compareAndExchange(null, mine);
        if (first != null) {
            return first.join();
        }
        try {
            mine.complete(health());
        } finally {
            underWay.set(null);
            mine.complete(Health.not("The store failed."));
        }
        return mine.join();
    }

    private Health tried() {
        long begun = System.nanoTime();
        try {
            return CompletableFuture.supplyAsync(() -> tried(begun), THREAD)
                    .get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return unlessStoredSince(begun, slow());
        } catch (ExecutionException e) {
            return Health.not("The store failed.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Health.not("The server is being stopped.");
        }
    }

    private Health tried(long begun) {
        try {
            pool.writeNow(sql -> probe.run(sql, error.is(Kind.DISK_FULL)));
            return Health.READY;
        } catch (StoreException failure) {
            Health not = Health.not(String.valueOf(failure.getMessage()));
            return switch (failure.kind()) {
                case AWAY, SLOW -> unlessStoredSince(begun, not);
                default -> not;
            };
        }
    }

    /// A probe may wait where an append does not: for a connection, while many threads read.
    private Health unlessStoredSince(long nanos, Health not) {
        return committer.hasStoredSince(nanos) ? Health.READY : not;
    }

    private Health slow() {
        return Health.not(address + " takes too long to answer.");
    }

    @Override
    public void close() {
        try {
            pool.write(probe::forget);
        } catch (StoreException e) {
            // Other nodes remove the row after a day.
        }
    }
}
