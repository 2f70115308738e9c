package table13.server.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import table13.server.StoreAddress;
import table13.server.store.Store;
import table13.server.store.StoreMetrics;
import table13.server.store.postgres.TestPostgres;

/// Several nodes, each in a separate process, on one PostgreSQL and behind one load balancer. A proxy between each node
/// and the database injects faults.
final class Cluster implements AutoCloseable {
    private static final String DATABASE = "postgres";

    private final TestPostgres postgres;
    private final List<TcpProxy> proxies = new ArrayList<>();
    private final List<ServerProcess> nodes = new ArrayList<>();
    private final LoadBalancer balancer;

    /// Starts everything. Returns when all nodes are ready.
    Cluster(Path folder, int size) throws IOException {
        postgres = TestPostgres.in(folder.resolve("postgres"));
        FastServerStart quick = new FastServerStart(folder);
        for (int i = 0; i < size; i++) {
            TcpProxy proxy = new TcpProxy(() -> List.of(postgres.port()));
            proxies.add(proxy);
            Path own = Files.createDirectory(folder.resolve("node-" + i));
            String store = postgres.address(DATABASE).replace(":" + postgres.port() + "/", ":" + proxy.port() + "/");
            nodes.add(new ServerProcess(own, store, quick::options));
        }
        train(nodes.getFirst());
        nodes.forEach(ServerProcess::start);
        nodes.forEach(ServerProcess::awaitReady);
        balancer = new LoadBalancer(nodes);
    }

    /// AOT training run, to make later starts fast.
    private static void train(ServerProcess node) {
        node.start();
        node.awaitReady();
        node.terminate();
        node.exitCode();
    }

    TestPostgres postgres() {
        return postgres;
    }

    List<ServerProcess> nodes() {
        return nodes;
    }

    /// The node with the longest uptime: a new one may have no clients.
    ServerProcess oldest() {
        return Collections.min(nodes, Comparator.comparingLong(ServerProcess::startedAt));
    }

    /// The proxy between this node and the database.
    TcpProxy relay(ServerProcess node) {
        return proxies.get(nodes.indexOf(node));
    }

    LoadBalancer balancer() {
        return balancer;
    }

    /// Of the database itself, past all proxies.
    String address() {
        return postgres.address(DATABASE);
    }

    Store store() {
        return StoreAddress.of(address()).open(StoreMetrics.NONE);
    }

    /// The logs of all nodes.
    String log() {
        StringBuilder all = new StringBuilder();
        nodes.forEach(node -> all.append("%n---- %s%n%s".formatted(node.port(), node.log())));
        return all.toString();
    }

    String threads() {
        StringBuilder all = new StringBuilder();
        nodes.forEach(node -> all.append("%n---- %s%n%s".formatted(node.port(), node.threads())));
        return all.toString();
    }

    @Override
    public void close() {
        balancer.close();
        nodes.forEach(ServerProcess::close);
        proxies.forEach(TcpProxy::close);
        postgres.close();
    }
}
