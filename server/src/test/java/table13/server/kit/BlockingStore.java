package table13.server.kit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.concurrent.CompletableFuture;
import table13.server.store.AppendOutcome;
import table13.server.store.AppendRequest;
import table13.server.store.Store;

/// A store with appends that a test can block.
public final class BlockingStore {
    private final Store inner;
    private final Store store;
    private volatile CompletableFuture<Void> gate = CompletableFuture.completedFuture(null);
    private volatile boolean isHolding;

    public BlockingStore(Store inner) {
        this.inner = inner;
        store = (Store) Proxy.newProxyInstance(
                Store.class.getClassLoader(), new Class<?>[] {Store.class}, (_, method, arguments) -> {
                    if (arguments != null && arguments[0] instanceof AppendRequest append) {
                        return append(append);
                    }
                    try {
                        return method.invoke(inner, arguments);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                });
    }

    private CompletableFuture<AppendOutcome> append(AppendRequest append) {
        isHolding = !gate.isDone();
        return gate.thenComposeAsync(_ -> inner.append(append));
    }

    public Store store() {
        return store;
    }

    /// Blocks appends from now on.
    public void hold() {
        gate = new CompletableFuture<>();
    }

    /// Whether an append is blocked.
    public boolean isHolding() {
        return isHolding;
    }

    public void letGo() {
        gate.complete(null);
    }
}
