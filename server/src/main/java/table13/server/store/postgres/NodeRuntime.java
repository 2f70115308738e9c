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
    private final StoreMetrics meter;
    private final NodeIdentity self;
    private final DatabaseClock clock;
    private final PresenceBuffer presence;
    private final Leases leases;
    private final Notifier bell;
    private final NodeListener node;
    private final ClusterStateWriter errands;
    private final HealthMonitor health;
    private final NotificationListener listener;
    private final LogPoller look;
    private final PeriodicTask cleaner;
    private final Heartbeat beats;

    // Of its chore alone.
    private boolean isFirstTidy = true;

    NodeRuntime(
            ConnectionFactory dialer,
            ConnectionPool pool,
            LogHeads heads,
            NodeSettings settings,
            Supplier<Health> trial,
            StoreMetrics meter,
            NodeIdentity self,
            DatabaseClock clock,
            PresenceBuffer presence,
            Leases leases,
            Notifier bell,
            NodeListener node) {
        this.pool = pool;
        this.settings = settings;
        this.meter = meter;
        this.self = self;
        this.clock = clock;
        this.presence = presence;
        this.leases = leases;
        this.bell = bell;
        this.node = node;
        errands = new ClusterStateWriter(self, pool, presence, leases, bell, node::tableChanged);
        health = new HealthMonitor(trial, node, meter, settings.health());
        listener = new NotificationListener(
                self.name(), settings.silence(), () -> impatient(dialer.open("table13 listener")), heads, node, this);
        look = new LogPoller(pool, heads, node, settings.look(), health::wake);
        cleaner = new PeriodicTask("store-tidy", this::cleanUp);
        beats = new Heartbeat(self, settings, VERSION, () -> impatient(dialer.open("table13 beats")), this);
        errands.start();
        look.start();
        listener.start();
        beats.start();
        cleaner.start();
    }

    /// A line that hangs must be noticed in time for another try before the lease is over.
    private Connection impatient(Connection connection) throws SQLException {
        connection.setNetworkTimeout(Runnable::run, Math.toIntExact(Math.max(1_000, settings.lease() * 3 / 8)));
        return connection;
    }

    Set<String> claim(Collection<String> tables) {
        return errands.claim(tables);
    }

    void wakeStateWriter() {
        errands.wake();
    }

    void wakeHeartbeat() {
        beats.wake();
    }

    void canStore(boolean isSo) {
        health.canStore(isSo);
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
        meter.leases(leases.size());
        meter.present(presence.size());
        return new NodeRows.State(
                self.isDraining(),
                node.tables().size(),
                leases.size(),
                node.clients(),
                clock.offMillis(),
                health.latest().isReady() ? clock.health() : health.latest());
    }

    @Override
    public void expired() {
        leases.forget();
        presence.putBackAll();
    }

    @Override
    public void begun() {
        errands.wake();
        node.resync();
    }

    @Override
    public void leftBehind(Set<String> tables) {
        Set<String> here = node.tables().keySet();
        tables.stream().filter(here::contains).forEach(node::tableChanged);
    }

    @Override
    public void failed() {
        health.wake();
    }

    @Override
    public void looked(DatabaseClock.Look look) {
        clock.set(look);
    }

    // ---- what is heard

    @Override
    public void listens() {
        bell.ringOnce();
        isBack();
    }

    @Override
    public void isDeaf() {
        LOG.warn("this node does not hear its own bells, and is up to a second late to tell what others do. If a pooler"
                + " such as PgBouncer stands before the database, give --store the address of the database itself");
    }

    @Override
    public void heardItself(long nanos) {
        meter.heard(nanos);
    }

    // ---- the end

    @Override
    public void close() {
        look.end();
        cleaner.end();
        health.end();
        errands.close();
        beats.close();
        listener.close();
    }

    void cut() {
        look.end();
        cleaner.end();
        health.end();
        errands.end();
        beats.cut();
        listener.close();
    }
}
