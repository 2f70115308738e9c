package table13.server.faults;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/// Spreads connections over nodes as a reverse proxy does: round robin, ready nodes first, and the next one if a node
/// is unreachable.
final class LoadBalancer implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(1);
    private static final long LOOK_EVERY_MILLIS = 250;

    private final List<ServerProcess> nodes;
    private final List<ServerProcess> ready = new CopyOnWriteArrayList<>();
    private final AtomicInteger turn = new AtomicInteger();
    private final TcpProxy proxy = new TcpProxy(this::roundRobin);
    private final List<Thread> watchers = new ArrayList<>();
    private volatile boolean isBlind;

    LoadBalancer(List<ServerProcess> nodes) {
        this.nodes = List.copyOf(nodes);
        for (ServerProcess node : nodes) {
            watchers.add(Thread.ofVirtual().start(() -> watch(node)));
        }
    }

    int port() {
        return proxy.port();
    }

    /// Whether all nodes count as ready, whatever they report. Cuts all connections, so that clients reconnect.
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
            // closed
        }
    }

    /// Without a ready node all nodes are tried.
    private List<Integer> roundRobin() {
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
        watchers.forEach(Thread::interrupt);
        proxy.close();
    }
}
