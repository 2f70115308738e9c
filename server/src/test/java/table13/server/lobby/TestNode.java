package table13.server.lobby;

import java.time.InstantSource;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicLong;
import table13.server.kit.GatedNode;
import table13.server.metrics.Metrics;
import table13.server.store.Store;
import table13.table.Dealer;
import table13.wire.protocol.Request;

/// A node without HTTP: its lobby, on its own threads.
final class TestNode {
    private final GatedNode gates;
    private final Store store;
    private final List<String> changed = new CopyOnWriteArrayList<>();
    private final ScheduledExecutorService timers = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().factory(), new ThreadPoolExecutor.DiscardPolicy());
    private volatile boolean isOver;
    private final BotExecutor executor;
    private final LobbyContext context;
    private final Lobby lobby;

    /// @param skipped how far its clock is set forward, in milliseconds
    /// @param pauseMillis how long its bots wait, in milliseconds
    TestNode(GatedNode gates, AtomicLong skipped, long pauseMillis) {
        this.gates = gates;
        store = gates.store();
        InstantSource clock = () -> store.nodes().clock().instant().plusMillis(skipped.get());
        Metrics metrics = new Metrics();
        executor = new BotExecutor(metrics, 1);
        context = new LobbyContext(
                store,
                metrics,
                executor,
                new ArchiveExecutor(metrics),
                Dealer.FAIR,
                clock,
                new Random(13),
                this::execute,
                timers,
                pauseMillis);
        lobby = new Lobby(context, 1000, 25);
        lobby.join(() -> 7, changed::add, () -> {});
        lobby.begin();
    }

    private void execute(Runnable task) {
        if (!isOver) {
            Thread.startVirtualThread(task);
        }
    }

    Store store() {
        return store;
    }

    GatedNode gates() {
        return gates;
    }

    Lobby lobby() {
        return lobby;
    }

    LobbyContext shared() {
        return context;
    }

    List<String> changed() {
        return changed;
    }

    void asks(TestClient device, Request.AtTable request) {
        lobby.handle(device, request);
    }

    boolean holdsLease(String table) {
        return store.nodes().holdsLease(table);
    }

    @Override
    public String toString() {
        return "node %s, over: %s, can store: %s, looks after: %s"
                .formatted(store.nodes().id(), isOver, context.status().canStore(), holdsLease(SeveralNodes.ID));
    }

    /// Stops all work, like a killed process.
    void end() {
        isOver = true;
        timers.shutdownNow();
        executor.close();
    }
}
