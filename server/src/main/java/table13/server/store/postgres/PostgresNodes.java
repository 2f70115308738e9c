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

/// Nodes that share a PostgreSQL. What they know of each other stands in a few unlogged tables ([NodeRows],
/// [PresenceRows], [LeaseRows]) and is hinted at by bells. Here it is put together; what runs in the background is in
/// [NodeRuntime].
final class PostgresNodes implements Nodes, StoreListener, AutoCloseable {
    private final ConnectionFactory connections;
    private final ConnectionPool pool;
    private final NodeSettings settings;
    private final LogHeads heads;
    private final Supplier<Health> trial;
    private final StoreMetrics metrics;
    private final NodeIdentity identity;
    private final DatabaseClock clock;
    private final PresenceBuffer presence = new PresenceBuffer();
    private final Leases leases = new Leases();
    private final Notifier notifier;
    private volatile @Nullable NodeRuntime runtime;

    /// Does not join, but looks at the clock.
    ///
    /// @param trial tries to store something; may take a moment
    PostgresNodes(
            ConnectionFactory connections,
            ConnectionPool pool,
            LogHeads heads,
            NodeSettings settings,
            Supplier<Health> trial,
            StoreMetrics metrics) {
        this.connections = connections;
        this.pool = pool;
        this.settings = settings;
        this.heads = heads;
        this.trial = trial;
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
                trial,
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

    // ---- who is where

    /// While it drains, nobody leaves: whoever was here has the time until it counts as dead to come to another node.
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

    /// What this node has seen itself is taken from memory: the database may not know it yet.
    @Override
    public PresenceSnapshot presence(String table) {
        PresenceSnapshot told = pool.read(sql -> PresenceRows.seen(sql, table, identity.id()));
        Map<String, RemotePresence> seen = new HashMap<>();
        told.guests().forEach(sighting -> seen.put(sighting.guest(), sighting));
        for (PresenceBuffer.Row row : presence.at(table)) {
            if (!row.isHere()) {
                String guest = row.key().guest();
                seen.merge(guest, new RemotePresence(guest, false, row.since()), PostgresNodes::later);
            }
        }
        return new PresenceSnapshot(List.copyOf(seen.values()), told.since());
    }

    private static RemotePresence later(RemotePresence one, RemotePresence other) {
        return new RemotePresence(one.guest(), one.isHere() || other.isHere(), Math.max(one.since(), other.since()));
    }

    // ---- who looks after a table

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

    // ---- what the store has done

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

    // ---- what it is and has

    @Override
    public String id() {
        return identity.id();
    }

    boolean isAlive() {
        return identity.isAlive();
    }

    // ---- the end

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

    /// Says goodbye, if it can.
    @Override
    public void close() {
        drain();
        NodeRuntime joined = runtime;
        if (joined != null) {
            joined.close();
        }
        notifier.close();
    }

    /// Ends without a goodbye, as a process that is killed: for tests.
    void die() {
        NodeRuntime joined = runtime;
        if (joined != null) {
            joined.cut();
        }
        notifier.cut();
    }
}
