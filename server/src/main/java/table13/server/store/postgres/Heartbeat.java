package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Sends heartbeats and watches those of other nodes, on a dedicated connection: nothing else may delay them.
final class Heartbeat implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Heartbeat.class);
    private static final long AGAIN_MILLIS = 500;
    private static final long PATIENCE_MILLIS = 2_000;
    /// Margin after the end of a lease until its node is certainly dead.
    private static final long SURE_MILLIS = 20;

    /// Callbacks of the heartbeat.
    interface Callbacks {
        NodeRows.State state();

        /// The lease of this node has expired; it is about to rejoin.
        void expired();

        /// This node has joined and is alive.
        void begun();

        /// Tables with a lease or with guests on nodes that are now dead.
        void leftBehind(Set<String> tables);

        /// A heartbeat has failed.
        void failed();

        /// The clocks were compared.
        void looked(DatabaseClock.Look look);
    }

    private final NodeIdentity identity;
    private final NodeSettings settings;
    private final String version;
    private final Callbacks pulse;
    private final DedicatedConnection connection;
    private final PeriodicTask task;

    // Confined to the thread, until it has ended.
    private final Peers peers = new Peers();
    private long clockComparedAt = System.nanoTime();
    private boolean isMember;
    private boolean isFailing;

    Heartbeat(
            NodeIdentity identity,
            NodeSettings settings,
            String version,
            DedicatedConnection.Opener opener,
            Callbacks pulse) {
        this.identity = identity;
        this.settings = settings;
        this.version = version;
        this.pulse = pulse;
        connection = new DedicatedConnection(opener);
        task = new PeriodicTask("store-heartbeat", this::step);
    }

    void start() {
        task.start();
    }

    /// Sends a heartbeat now.
    void wake() {
        task.wake();
    }

    private long step() {
        try {
            return connection.with(this::renewAndWatch);
        } catch (SQLException e) {
            if (!isFailing && !task.isOver()) {
                LOG.warn("heartbeat failed (SQLSTATE {}); retrying", e.getSQLState());
            }
            isFailing = true;
            pulse.failed();
            return AGAIN_MILLIS;
        }
    }

    private long renewAndWatch(Sql sql) throws SQLException {
        boolean isNew = !renew(sql);
        if (isFailing) {
            LOG.info("heartbeats succeed again");
        }
        isFailing = false;
        if (isNew || isClockDue()) {
            clockComparedAt = System.nanoTime();
            pulse.looked(ClockSampler.at(sql));
        }
        List<NodeRows.Peer> seen = NodeRows.peers(sql);
        Set<String> dead = peers.look(seen);
        dead.removeIf(id -> NodeIdentity.nameOf(id).equals(identity.name()));
        if (!dead.isEmpty()) {
            LOG.info("leases of other nodes expired: {}", String.join(", ", dead));
            pulse.leftBehind(LeaseRows.leftBy(sql, dead));
        }
        return Math.min(settings.beat(), Peers.nextDeath(seen) + SURE_MILLIS);
    }

    /// Sends a heartbeat.
    ///
    /// @return true if the lease was renewed, false if the node has just joined
    private boolean renew(Sql sql) throws SQLException {
        long sent = System.nanoTime();
        if (isMember && NodeRows.beat(sql, identity.id(), settings.lease(), pulse.state())) {
            identity.beat(sent);
            return true;
        }
        boolean hasExpired = isMember;
        if (hasExpired) {
            identity.newId();
            pulse.expired();
        }
        isMember = true; // maybe: if the answer is lost, the next heartbeat decides
        sent = System.nanoTime();
        NodeRows.begin(sql, identity.id(), version, settings.reads(), settings.lease(), pulse.state());
        identity.beat(sent);
        pulse.begun();
        LOG.info(hasExpired ? "lease expired; rejoined as node {}" : "joined as node {}", identity.id());
        return false;
    }

    private boolean isClockDue() {
        return System.nanoTime() - clockComparedAt >= TimeUnit.MILLISECONDS.toNanos(settings.clock());
    }

    /// Sends a last heartbeat, so that guests of this node have the time of a lease to reach another node.
    @Override
    public void close() {
        task.close(isFailing ? 1 : PATIENCE_MILLIS);
        if (isMember && !isFailing) {
            try {
                connection.with(sql -> NodeRows.beat(sql, identity.id(), settings.lease(), pulse.state()));
            } catch (SQLException _) {
                LOG.info("last heartbeat failed");
            }
        }
        connection.close();
    }

    /// Stops without a last heartbeat.
    void cut() {
        task.end();
        connection.close();
    }
}
