package table13.server.store.postgres;

import java.time.InstantSource;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import table13.server.store.Health;
import table13.server.store.Nodes;
import table13.server.store.StoreMetrics;

/// Nodes that share a PostgreSQL database. Their shared state is in a few unlogged tables ([NodeRows], [PresenceRows],
/// [LeaseRows]); notifications announce its changes. [NodeRuntime] runs the background tasks.
final class PostgresNodes implements Nodes, StoreListener, AutoCloseable {
    private final ConnectionFactory connections;
    private final ConnectionPool pool;
    private final NodeSettings settings;
    private final LogHeads heads;
    private final Supplier<Health> probe;
    private final StoreMetrics metrics;
    private final NodeIdentity identity;
    private final DatabaseClock clock;
    private final PresenceBuffer presence = new PresenceBuffer();
    private final Leases leases = new Leases();
    private final Notifier notifier;
    private volatile @Nullable NodeRuntime runtime;

    /// Samples the clock, but does not join.
    ///
    /// @param probe tries to store something; may take a moment
    PostgresNodes(
            ConnectionFactory connections,
            ConnectionPool pool,
            LogHeads heads,
            NodeSettings settings,
            Supplier<Health> probe,
            StoreMetrics metrics) {
        this.connections = connections;
        this.pool = pool;
        this.settings = settings;
        this.heads = heads;
        this.probe = probe;
        this.metrics = metrics;
        identity = new NodeIdentity(settings.lease());
        clock = new DatabaseClock(pool.read(ClockSampler::at));
        notifier = new Notifier(
                identity.name(), settings.bell(), () -> connections.open("table13 bell", "synchronous_commit=off"));
    }

    @Override
    public synchronized void join(NodeListener listener) {
        if (runtime != null) {
            throw new IllegalStateException("a node joins once");
        }
        runtime = new NodeRuntime(
                connections,
                pool,
                heads,
                settings,
                probe,
                metrics,
                identity,
                clock,
                presence,
                leases,
                notifier,
                new SafeNodeListener(listener));
    }

    @Override
    public List<Node> all() {
        return pool.read(NodeRows::newest);
    }

    @Override
    public InstantSource clock() {
        return clock;
    }

    /// Not ready if this machine's clock is wrong.
    Health clockHealth() {
        return clock.health();
    }

    // ---- presence

    /// While draining, departures are not announced: the guests have the rest of the lease to reach another node.
    @Override
    public void isHere(String table, String guest, boolean isSo) {
        if (isSo || !identity.isDraining()) {
            presence.isHere(table, guest, isSo, clock.millis());
            wakeStateWriter();
        }
    }

    @Override
    public void isAway(String table, String guest, long since) {
        presence.isAway(table, guest, since);
        wakeStateWriter();
    }

    /// This node's own presence comes from memory: the database may not have it yet.
    @Override
    public PresenceSnapshot presence(String table) {
        PresenceSnapshot others = pool.read(sql -> PresenceRows.seen(sql, table, identity.id()));
        Map<String, RemotePresence> seen = new HashMap<>();
        others.guests().forEach(remote -> seen.put(remote.guest(), remote));
        for (PresenceBuffer.Row row : presence.at(table)) {
            if (!row.isHere()) {
                String guest = row.key().guest();
                seen.merge(guest, new RemotePresence(guest, false, row.since()), PostgresNodes::later);
            }
        }
        return new PresenceSnapshot(List.copyOf(seen.values()), others.since());
    }

    private static RemotePresence later(RemotePresence one, RemotePresence other) {
        return new RemotePresence(one.guest(), one.isHere() || other.isHere(), Math.max(one.since(), other.since()));
    }

    // ---- leases

    @Override
    public boolean holdsLease(String table) {
        return leases.has(table) && identity.isAlive();
    }

    @Override
    public void acquireLease(String table) {
        if (!identity.isDraining()) {
            leases.wish(table, true);
            wakeStateWriter();
        }
    }

    @Override
    public Set<String> acquireLease(Collection<String> tables) {
        NodeRuntime joined = runtime;
        Set<String> got = new HashSet<>();
        List<String> all = List.copyOf(tables);
        for (int from = 0; joined != null && from < all.size(); from += LeaseRows.MOST) {
            got.addAll(joined.claim(all.subList(from, Math.min(all.size(), from + LeaseRows.MOST))));
        }
        return got;
    }

    @Override
    public void releaseLease(String table) {
        leases.wish(table, false);
        wakeStateWriter();
    }

    private void wakeStateWriter() {
        NodeRuntime joined = runtime;
        if (joined != null) {
            joined.wakeStateWriter();
        }
    }

    // ---- limits

    @Override
    public int count(String what, int more) {
        return pool.write(sql -> HourlyCounters.count(sql, what, more));
    }

    // ---- notifications from the store

    @Override
    public void logAppended(String table, LogTail how) {
        notifier.logAppended(table, how);
    }

    @Override
    public void changed(String guest) {
        notifier.guestChanged(guest);
    }

    @Override
    public void canStore(boolean isSo) {
        NodeRuntime joined = runtime;
        if (joined != null) {
            joined.canStore(isSo);
        }
    }

    @Override
    public void isBack() {
        NodeRuntime joined = runtime;
        if (joined != null) {
            joined.isBack();
        }
    }

    // ---- identity

    @Override
    public String id() {
        return identity.id();
    }

    boolean isAlive() {
        return identity.isAlive();
    }

    // ---- shutdown

    @Override
    public void drain() {
        identity.drain();
        leases.leaveAll();
        NodeRuntime joined = runtime;
        if (joined != null) {
            joined.wakeStateWriter();
            joined.wakeHeartbeat();
        }
    }

    /// Leaves the cluster properly, if possible.
    @Override
    public void close() {
        drain();
        NodeRuntime joined = runtime;
        if (joined != null) {
            joined.close();
        }
        notifier.close();
    }

    /// Stops without leaving, like a killed process. For tests.
    void die() {
        NodeRuntime joined = runtime;
        if (joined != null) {
            joined.cut();
        }
        notifier.cut();
    }
}
