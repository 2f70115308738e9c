package table13.server.store.postgres;

import java.util.concurrent.CompletableFuture;
import table13.server.store.AppendOutcome;
import table13.server.store.AppendRequest;
import table13.server.store.StoreException;

/// An append that waits for its turn, and the promise to whoever waits for it.
///
/// The promise is kept on a thread of its own: what callers do next must not keep the committer from its work.
///
/// @param id drawn once, and the same however often it is tried: so one's own can be told from another's
/// @param begun when it was handed in, by [System#nanoTime]
record PendingAppend(AppendRequest append, long id, long begun, CompletableFuture<AppendOutcome> promise) {

    PendingAppend(AppendRequest append, long id) {
        this(append, id, System.nanoTime(), new CompletableFuture<>());
    }

    String table() {
        return append.table();
    }

    /// The version whose row decides who has won.
    long firstVersion() {
        return append.expectedVersion() + 1;
    }

    long lastVersion() {
        return append.expectedVersion() + append.entries().size();
    }

    void became(AppendOutcome what) {
        Thread.startVirtualThread(() -> promise.complete(what));
    }

    void failed(StoreException failure) {
        Thread.startVirtualThread(() -> promise.completeExceptionally(failure));
    }
}
