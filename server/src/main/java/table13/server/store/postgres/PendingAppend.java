package table13.server.store.postgres;

import java.util.concurrent.CompletableFuture;
import table13.server.store.AppendOutcome;
import table13.server.store.AppendRequest;
import table13.server.store.StoreException;

/// A queued append and the future of its outcome.
///
/// The future completes on the committer thread: callers wait for it, and callbacks must be short.
///
/// @param id random idempotency key, the same for all attempts; distinguishes this append from others
/// @param begun time of submission, by [System#nanoTime]
record PendingAppend(AppendRequest append, long id, long begun, CompletableFuture<AppendOutcome> promise) {

    PendingAppend(AppendRequest append, long id) {
        this(append, id, System.nanoTime(), new CompletableFuture<>());
    }

    String table() {
        return append.table();
    }

    /// The version with the row that decides a conflict.
    long firstVersion() {
        return append.expectedVersion() + 1;
    }

    long lastVersion() {
        return append.expectedVersion() + append.entries().size();
    }

    void became(AppendOutcome what) {
        promise.complete(what);
    }

    void failed(StoreException failure) {
        promise.completeExceptionally(failure);
    }
}
