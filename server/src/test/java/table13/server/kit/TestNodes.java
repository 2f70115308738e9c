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

/// Several nodes in one process, on one SQLite store: bells, sightings and leases as they are promised, without a
/// network. What happens to appends can be decided by a test.
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

    /// The store of one more node.
    ///
    /// @param reads the newest format of entries that it can read
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
                    case "isDiskLow" -> false; // it never fails
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
                ring(listener -> grew(listener, append));
            }
        }));
    }

    /// With its entries, where that is allowed.
    private static void grew(Nodes.NodeListener listener, AppendRequest append) {
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
            throw new StoreException(StoreException.Kind.IO_ERROR, "The store is away.");
        }
    }

    // ---- what a test decides

    /// What becomes of appends from now on.
    ///
    /// @param isStored whether they are
    public void answers(boolean isStored, UnaryOperator<CompletableFuture<AppendOutcome>> how) {
        isLost = !isStored;
        outcome = how;
    }

    /// Whether the store can be reached, and whether nodes are told that it cannot.
    public void isAway(boolean isSo) {
        isAway = isSo;
        ring(listener -> listener.canStore(!isSo));
        if (!isSo) {
            ring(Nodes.NodeListener::resync);
        }
    }

    /// What is in the log, past all nodes and bells.
    public Store log() {
        return log;
    }

    /// Something may have been missed.
    public void ringForEverything() {
        ring(Nodes.NodeListener::resync);
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

    // ---- bells

    List<TestResident> residents() {
        return residents;
    }

    void stir(String table) {
        ring(listener -> listener.tableChanged(table));
    }

    private void ring(Consumer<Nodes.NodeListener> message) {
        bell.execute(() -> residents.forEach(resident -> resident.hear(message)));
    }

    @Override
    public void close() {
        bell.shutdown();
        log.close();
    }
}
