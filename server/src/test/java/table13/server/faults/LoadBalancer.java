package table13.server.faults;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/// Spreads connections over nodes, as a proxy in front of them does: one after another, those first that say that they
/// are ready, and the next one if one is not there.
final class LoadBalancer implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(1);
    private static final long LOOK_EVERY_MILLIS = 250;

    private final List<ServerProcess> nodes;
    private final List<ServerProcess> ready = new CopyOnWriteArrayList<>();
    private final AtomicInteger turn = new AtomicInteger();
    private final TcpProxy proxy = new TcpProxy(this::inTurn);
    private final List<Thread> watches = new ArrayList<>();
    private volatile boolean isBlind;

    LoadBalancer(List<ServerProcess> nodes) {
        this.nodes = List.copyOf(nodes);
        for (ServerProcess node : nodes) {
            watches.add(Thread.ofVirtual().start(() -> watch(node)));
        }
    }

    int port() {
        return proxy.port();
    }

    /// Whether all nodes count as ready, whatever they say. Everybody is sent away and comes anew.
    void spreadBlindly(boolean isOn) {
        isBlind = isOn;
        proxy.cut();
    }

    private void watch(ServerProcess node) {
        try {
            while (true) {
                boolean isReady = node.readiness(PATIENCE) == 200;
                if (!isReady) {
                    ready.remove(node);
                } else if (!ready.contains(node)) {
                    ready.add(node);
                }
                Thread.sleep(LOOK_EVERY_MILLIS);
            }
        } catch (InterruptedException _) {
            // the end
        }
    }

    /// If nobody says so, somebody may be there all the same.
    private List<Integer> inTurn() {
        List<ServerProcess> now = List.copyOf(ready);
        List<ServerProcess> all = new ArrayList<>(isBlind || now.isEmpty() ? nodes : now);
        int first = Math.floorMod(turn.getAndIncrement(), all.size());
        List<Integer> ports = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            ports.add(all.get((first + i) % all.size()).port());
        }
        return ports;
    }

    @Override
    public void close() {
        watches.forEach(Thread::interrupt);
        proxy.close();
    }
}
