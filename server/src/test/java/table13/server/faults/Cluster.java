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

/// Several nodes, each in a process of its own, with one PostgreSQL behind them and a balancer before them. Between
/// each node and the database is a relay that can do harm.
final class Cluster implements AutoCloseable {
    private static final String DATABASE = "postgres";

    private final TestPostgres postgres;
    private final List<TcpProxy> relays = new ArrayList<>();
    private final List<ServerProcess> nodes = new ArrayList<>();
    private final LoadBalancer balancer;

    /// Starts everything; returns when all nodes are ready.
    Cluster(Path folder, int size) throws IOException {
        postgres = TestPostgres.in(folder.resolve("postgres"));
        FastServerStart quick = new FastServerStart(folder);
        for (int i = 0; i < size; i++) {
            TcpProxy proxy = new TcpProxy(() -> List.of(postgres.port()));
            relays.add(proxy);
            Path own = Files.createDirectory(folder.resolve("node-" + i));
            String store = postgres.address(DATABASE).replace(":" + postgres.port() + "/", ":" + proxy.port() + "/");
            nodes.add(new ServerProcess(own, store, quick::options));
        }
        rehearse(nodes.getFirst());
        nodes.forEach(ServerProcess::start);
        nodes.forEach(ServerProcess::awaitReady);
        balancer = new LoadBalancer(nodes);
    }

    /// Once, for the sake of a quick start.
    private static void rehearse(ServerProcess node) {
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

    /// The one that has lived longest: who starts anew has nobody yet.
    ServerProcess oldest() {
        return Collections.min(nodes, Comparator.comparingLong(ServerProcess::startedAt));
    }

    /// What is between this node and the database.
    TcpProxy relay(ServerProcess node) {
        return relays.get(nodes.indexOf(node));
    }

    LoadBalancer balancer() {
        return balancer;
    }

    /// Of the database itself, past all relays.
    String address() {
        return postgres.address(DATABASE);
    }

    Store store() {
        return StoreAddress.of(address()).open(StoreMetrics.NONE);
    }

    /// What all nodes have logged.
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
        relays.forEach(TcpProxy::close);
        postgres.close();
    }
}
