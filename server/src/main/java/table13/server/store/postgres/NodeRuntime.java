package table13.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Collection;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.Health;
import table13.server.store.Nodes.NodeListener;
import table13.server.store.StoreException;
import table13.server.store.StoreMetrics;

/// What runs in the background while a node is one of them, each in a thread of its own so that none waits for another.
final class NodeRuntime implements Heartbeat.Pulse, NotificationListener.Ear, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(NodeRuntime.class);
    private static final String VERSION =
            Objects.requireNonNullElse(NodeRuntime.class.getPackage().getImplementationVersion(), "?");

    private final ConnectionPool pool;
    private final NodeSettings settings;
    private final StoreMetrics metrics;
    private final NodeIdentity identity;
    private final DatabaseClock clock;
    private final PresenceBuffer presence;
    private final Leases leases;
    private final Notifier notifier;
    private final NodeListener node;
    private final ClusterStateWriter stateWriter;
    private final HealthMonitor monitor;
    private final NotificationListener listener;
    private final LogPoller look;
    private final PeriodicTask cleaner;
    private final Heartbeat heartbeat;

    // Of its chore alone.
    private boolean isFirstTidy = true;

    NodeRuntime(
            ConnectionFactory connections,
            ConnectionPool pool,
            LogHeads heads,
            NodeSettings settings,
            Supplier<Health> trial,
            StoreMetrics metrics,
            NodeIdentity identity,
            DatabaseClock clock,
            PresenceBuffer presence,
            Leases leases,
            Notifier notifier,
            NodeListener node) {
        this.pool = pool;
        this.settings = settings;
        this.metrics = metrics;
        this.identity = identity;
        this.clock = clock;
        this.presence = presence;
        this.leases = leases;
        this.notifier = notifier;
        this.node = node;
        stateWriter = new ClusterStateWriter(identity, pool, presence, leases, notifier, node::tableChanged);
        monitor = new HealthMonitor(trial, node, metrics, settings.health());
        listener = new NotificationListener(
                identity.name(),
                settings.silence(),
                () -> impatient(connections.open("table13 listener")),
                heads,
                node,
                this);
        look = new LogPoller(pool, heads, node, settings.look(), monitor::wake);
        cleaner = new PeriodicTask("store-tidy", this::cleanUp);
        heartbeat =
                new Heartbeat(identity, settings, VERSION, () -> impatient(connections.open("table13 beats")), this);
        stateWriter.start();
        look.start();
        listener.start();
        heartbeat.start();
        cleaner.start();
    }

    /// A line that hangs must be noticed in time for another try before the lease is over.
    private Connection impatient(Connection connection) throws SQLException {
        connection.setNetworkTimeout(Runnable::run, Math.toIntExact(Math.max(1_000, settings.lease() * 3 / 8)));
        return connection;
    }

    Set<String> claim(Collection<String> tables) {
        return stateWriter.claim(tables);
    }

    void wakeStateWriter() {
        stateWriter.wake();
    }

    void wakeHeartbeat() {
        heartbeat.wake();
    }

    void canStore(boolean isSo) {
        monitor.canStore(isSo);
    }

    /// The database was away: what is there now may not be what was there before.
    void isBack() {
        look.wasAway();
        node.resync();
    }

    /// Not at the start, when there is enough to do.
    private long cleanUp() {
        if (!isFirstTidy) {
            presence.cleanUp(clock.millis());
            try {
                pool.write(sql -> {
                    ExpiredRowCleaner.cleanUp(sql);
                    return true;
                });
            } catch (StoreException _) {
                // another node does it, or this one next time
            }
        }
        isFirstTidy = false;
        return settings.tidy();
    }

    // ---- what beats bring about

    @Override
    public NodeRows.State state() {
        metrics.leases(leases.size());
        metrics.present(presence.size());
        return new NodeRows.State(
                identity.isDraining(),
                node.tables().size(),
                leases.size(),
                node.clients(),
                clock.offMillis(),
                monitor.latest().isReady() ? clock.health() : monitor.latest());
    }

    @Override
    public void expired() {
        leases.forget();
        presence.putBackAll();
    }

    @Override
    public void begun() {
        stateWriter.wake();
        node.resync();
    }

    @Override
    public void leftBehind(Set<String> tables) {
        Set<String> here = node.tables().keySet();
        tables.stream().filter(here::contains).forEach(node::tableChanged);
    }

    @Override
    public void failed() {
        monitor.wake();
    }

    @Override
    public void looked(DatabaseClock.Look look) {
        clock.set(look);
    }

    // ---- what is heard

    @Override
    public void listens() {
        notifier.ringOnce();
        isBack();
    }

    @Override
    public void isDeaf() {
        LOG.warn("this node does not hear its own bells, and is up to a second late to tell what others do. If a pooler"
                + " such as PgBouncer stands before the database, give --store the address of the database itself");
    }

    @Override
    public void heardItself(long nanos) {
        metrics.heard(nanos);
    }

    // ---- the end

    @Override
    public void close() {
        look.end();
        cleaner.end();
        monitor.end();
        stateWriter.close();
        heartbeat.close();
        listener.close();
    }

    void cut() {
        look.end();
        cleaner.end();
        monitor.end();
        stateWriter.end();
        heartbeat.cut();
        listener.close();
    }
}
