package table13.server.store.sqlite;

import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import table13.server.store.StoreException;

/// A queued write and the future of its result.
///
/// The future completes on the committer thread: callers wait for it, and callbacks must be short.
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
        promise.complete(result);
    }

    void failed(StoreException failure) {
        promise.completeExceptionally(failure);
    }
}
