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

/// The background tasks of a joined node, each on its own thread so that none delays another.
final class NodeRuntime implements Heartbeat.Callbacks, NotificationListener.Callbacks, AutoCloseable {
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

    // Confined to the cleaner's thread.
    private boolean isFirstCleanUp = true;

    NodeRuntime(
            ConnectionFactory connections,
            ConnectionPool pool,
            LogHeads heads,
            NodeSettings settings,
            Supplier<Health> probe,
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
        monitor = new HealthMonitor(probe, node, metrics, settings.health());
        listener = new NotificationListener(
                identity.name(),
                settings.silence(),
                () -> impatient(connections.open("table13 listener")),
                heads,
                node,
                this);
        look = new LogPoller(pool, heads, node, settings.look(), monitor::wake);
        cleaner = new PeriodicTask("store-cleaner", this::cleanUp);
        heartbeat =
                new Heartbeat(identity, settings, VERSION, () -> impatient(connections.open("table13 beats")), this);
        stateWriter.start();
        look.start();
        listener.start();
        heartbeat.start();
        cleaner.start();
    }

    /// A connection that hangs must fail early enough for a retry within the lease.
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

    /// The database was unavailable and may have other content now.
    void isBack() {
        look.wasAway();
        node.resync();
    }

    /// Skipped at the start, when the load is high.
    private long cleanUp() {
        if (!isFirstCleanUp) {
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
        isFirstCleanUp = false;
        return settings.tidy();
    }

    // ---- callbacks of the heartbeat

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

    // ---- callbacks of the notification listener

    @Override
    public void listening() {
        notifier.sendProbe();
        isBack();
    }

    @Override
    public void overdue() {
        LOG.warn("this node receives no notifications and finds changes by other nodes up to 1 s late. If a pooler such"
                + " as PgBouncer is in front of the database, set --store to the address of the database itself");
    }

    @Override
    public void receivedOwn(long nanos) {
        metrics.notified(nanos);
    }

    // ---- shutdown

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
