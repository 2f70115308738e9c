package table13.server.store.sqlite;

import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import table13.server.store.StoreException;

/// A write that waits for its turn, and the promise to whoever waits for it.
///
/// The promise is kept on a thread of its own: what callers do next must not keep the committer from its work.
final class PendingWrite<T> {
    private final SqlWork<T> work;
    private final CompletableFuture<T> promise = new CompletableFuture<>();
    private @Nullable T result;

    PendingWrite(SqlWork<T> work) {
        this.work = work;
    }

    CompletableFuture<T> promise() {
        return promise;
    }

    void write(SqlConnection sql) throws SQLException {
        result = work.with(sql);
    }

    void stored() {
        Thread.startVirtualThread(() -> promise.complete(result));
    }

    void failed(StoreException failure) {
        Thread.startVirtualThread(() -> promise.completeExceptionally(failure));
    }
}
