package table13.server.store.postgres;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import table13.server.store.Health;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Whether a store can be written to just now: nothing has been in its way, and a trial goes well. For any number of
/// threads.
final class Checkup implements AutoCloseable {
    private static final long SLOW_MILLIS = 2_000;

    /// Longer than the pool tries to connect: only then it is known whether the database is slow or away.
    private static final long PATIENCE_MILLIS = Dialer.POOL_MILLIS + 500;

    private final PostgresAddress address;
    private final Pool pool;
    private final Trial trial;
    private final CurrentError error;
    private final Committer committer;

    Checkup(PostgresAddress address, Pool pool, Trial trial, CurrentError error, Committer committer) {
        this.address = address;
        this.pool = pool;
        this.trial = trial;
        this.error = error;
        this.committer = committer;
    }

    Health health() {
        return error.current()
                .map(failure -> Health.not(String.valueOf(failure.getMessage())))
                .orElseGet(() -> committer.busyMillis() > SLOW_MILLIS ? slow() : tried());
    }

    private Health tried() {
        CompletableFuture<Health> health = new CompletableFuture<>();
        Thread.startVirtualThread(() -> {
            try {
                pool.writeNow(sql -> trial.run(sql, error.is(Kind.DISK_FULL)));
                health.complete(Health.READY);
            } catch (StoreException failure) {
                health.complete(Health.not(String.valueOf(failure.getMessage())));
            }
        });
        try {
            return health.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return slow();
        } catch (ExecutionException e) {
            return Health.not("The store failed.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Health.not("The server is being stopped.");
        }
    }

    private Health slow() {
        return Health.not(address + " takes too long to answer.");
    }

    @Override
    public void close() {
        try {
            pool.write(trial::forget);
        } catch (StoreException e) {
            // Others remove it in a day.
        }
    }
}
