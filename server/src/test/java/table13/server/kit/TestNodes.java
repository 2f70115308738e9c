package table13.server.kit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import table13.server.store.AppendOutcome;
import table13.server.store.AppendRequest;
import table13.server.store.EntryRow;
import table13.server.store.Nodes;
import table13.server.store.Store;
import table13.server.store.StoreException;
import table13.server.store.sqlite.SqliteStore;

/// Several nodes in one process, on one SQLite store: notifications, presence and leases without a network. A test can
/// decide the outcome of appends.
public final class TestNodes implements NodeGroup {
    static final long LEASE_MILLIS = 500;

    private final Store log;
    private final List<TestResident> residents = new CopyOnWriteArrayList<>();
    private final ScheduledExecutorService bell = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().factory());
    final Map<Seen, TestResident.Row> presence = new ConcurrentHashMap<>();
    final Map<String, TestResident> leases = new ConcurrentHashMap<>();
    private volatile UnaryOperator<CompletableFuture<AppendOutcome>> outcome = UnaryOperator.identity();
    private volatile boolean isLost;
    private volatile boolean isAway;

    record Seen(String table, String guest, TestResident node) {}

    public TestNodes(Path folder) {
        log = SqliteStore.open(folder);
    }

    @Override
    public Store node() {
        return node(1);
    }

    /// The store of a new node.
    ///
    /// @param reads newest entry format that it can read
    public Store node(int reads) {
        TestResident resident = new TestResident(this, "n" + (residents.size() + 1), reads);
        Store store = (Store) Proxy.newProxyInstance(
                Store.class.getClassLoader(),
                new Class<?>[] {Store.class},
                (self, method, values) -> switch (method.getName()) {
                    case "nodes" -> resident;
                    case "hashCode" -> System.identityHashCode(self);
                    case "equals" -> System.identityHashCode(self) == System.identityHashCode(values[0]);
                    case "close" -> null;
                    case "append" -> append(resident, (AppendRequest) values[0]);
                    case "isReady" -> !isAway;
                    case "isDiskLow" -> false; // never fails
                    default -> ask(resident, method, values);
                });
        residents.add(resident);
        return store;
    }

    private Object ask(TestResident resident, Method method, Object[] values) throws Throwable {
        check(resident);
        try {
            return method.invoke(log, values);
        } catch (InvocationTargetException failed) {
            throw failed.getCause();
        }
    }

    private CompletableFuture<AppendOutcome> append(TestResident resident, AppendRequest append) {
        try {
            check(resident);
        } catch (StoreException failure) {
            return CompletableFuture.failedFuture(failure);
        }
        if (isLost) {
            return outcome.apply(CompletableFuture.completedFuture(AppendOutcome.COMMITTED));
        }
        return outcome.apply(log.append(append).whenComplete((outcome, _) -> {
            if (outcome == AppendOutcome.COMMITTED) {
                notifyNodes(listener -> logAppended(listener, append));
            }
        }));
    }

    /// Sends the entries along if allowed.
    private static void logAppended(Nodes.NodeListener listener, AppendRequest append) {
        if (append.before() == null) {
            listener.logAppended(append.table(), append.entries().getLast().version());
        } else {
            List<EntryRow> end = new ArrayList<>(List.of(append.before()));
            end.addAll(append.entries());
            listener.logAppended(append.table(), end);
        }
    }

    void check(TestResident resident) {
        if (isAway || resident.isDead()) {
            throw new StoreException(StoreException.Kind.IO_ERROR, "The store is unavailable.");
        }
    }

    // ---- faults

    /// Sets the outcome of all further appends.
    ///
    /// @param isStored whether they are stored
    public void answers(boolean isStored, UnaryOperator<CompletableFuture<AppendOutcome>> how) {
        isLost = !isStored;
        outcome = how;
    }

    /// Makes the store unavailable or available, and notifies all nodes.
    public void isAway(boolean isSo) {
        isAway = isSo;
        notifyNodes(listener -> listener.canStore(!isSo));
        if (!isSo) {
            notifyNodes(Nodes.NodeListener::resync);
        }
    }

    /// The log, without any node or notification.
    public Store log() {
        return log;
    }

    /// Tells all nodes that notifications may have been lost.
    public void ringForEverything() {
        notifyNodes(Nodes.NodeListener::resync);
    }

    @Override
    public void kill(Store node) {
        ((TestResident) node.nodes()).die();
        var _ = bell.schedule(() -> tables().forEach(this::stir), LEASE_MILLIS + 10, TimeUnit.MILLISECONDS);
    }

    private Set<String> tables() {
        Map<String, Boolean> tables = new TreeMap<>();
        presence.keySet().forEach(seen -> tables.put(seen.table(), true));
        leases.keySet().forEach(table -> tables.put(table, true));
        return tables.keySet();
    }

    // ---- notifications

    List<TestResident> residents() {
        return residents;
    }

    void stir(String table) {
        notifyNodes(listener -> listener.tableChanged(table));
    }

    private void notifyNodes(Consumer<Nodes.NodeListener> message) {
        bell.execute(() -> residents.forEach(resident -> resident.hear(message)));
    }

    @Override
    public void close() {
        bell.shutdown();
        log.close();
    }
}
