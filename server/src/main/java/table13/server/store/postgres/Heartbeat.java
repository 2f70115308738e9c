package table13.server.store.postgres;

import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The signs of life of this node, and its eye on those of the others, on a connection of its own: nothing else may
/// keep them waiting.
final class Heartbeat implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Heartbeat.class);
    private static final long AGAIN_MILLIS = 500;
    private static final long PATIENCE_MILLIS = 2_000;
    /// A little after its time is up, another node is certainly dead.
    private static final long SURE_MILLIS = 20;

    /// What beats bring about.
    interface Pulse {
        NodeRows.State state();

        /// The others took this node for dead; it is about to begin anew.
        void expired();

        /// It is alive from now on.
        void begun();

        /// These tables were looked after by nodes that are dead now, or people of theirs were there.
        void leftBehind(Set<String> tables);

        /// It did not work.
        void failed();

        /// The clocks were compared.
        void looked(DatabaseClock.Look look);
    }

    private final NodeIdentity identity;
    private final NodeSettings settings;
    private final String version;
    private final Pulse pulse;
    private final DedicatedConnection line;
    private final PeriodicTask task;

    // Of the thread alone, until it has ended.
    private final Peers peers = new Peers();
    private long lookedAt = System.nanoTime();
    private boolean isMember;
    private boolean isFailing;

    Heartbeat(
            NodeIdentity identity,
            NodeSettings settings,
            String version,
            DedicatedConnection.Opener opener,
            Pulse pulse) {
        this.identity = identity;
        this.settings = settings;
        this.version = version;
        this.pulse = pulse;
        line = new DedicatedConnection(opener);
        task = new PeriodicTask("store-beats", this::step);
    }

    void start() {
        task.start();
    }

    /// Says so now.
    void wake() {
        task.wake();
    }

    private long step() {
        try {
            return line.with(this::beatAndLook);
        } catch (SQLException e) {
            if (!isFailing && !task.isOver()) {
                LOG.warn("no sign of life can be given; it is tried again ({})", e.getSQLState());
            }
            isFailing = true;
            pulse.failed();
            return AGAIN_MILLIS;
        }
    }

    private long beatAndLook(Sql sql) throws SQLException {
        boolean isNew = !beat(sql);
        if (isFailing) {
            LOG.info("this node gives signs of life again");
        }
        isFailing = false;
        if (isNew || isDue()) {
            lookedAt = System.nanoTime();
            pulse.looked(ClockSampler.at(sql));
        }
        List<NodeRows.Peer> seen = NodeRows.peers(sql);
        Set<String> dead = peers.look(seen);
        dead.removeIf(id -> NodeIdentity.nameOf(id).equals(identity.name()));
        if (!dead.isEmpty()) {
            LOG.info("nodes that are gone: {}", String.join(", ", dead));
            pulse.leftBehind(LeaseRows.leftBy(sql, dead));
        }
        return Math.min(settings.beat(), Peers.nextDeath(seen) + SURE_MILLIS);
    }

    /// Gives a sign of life.
    ///
    /// @return whether it goes on to be alive; else it has begun to be so just now
    private boolean beat(Sql sql) throws SQLException {
        long sent = System.nanoTime();
        if (isMember && NodeRows.beat(sql, identity.id(), settings.lease(), pulse.state())) {
            identity.beat(sent);
            return true;
        }
        boolean hasLapsed = isMember;
        if (hasLapsed) {
            identity.newId();
            pulse.expired();
        }
        isMember = true; // perhaps: if the answer is lost, the next beat finds out
        sent = System.nanoTime();
        NodeRows.begin(sql, identity.id(), version, settings.reads(), settings.lease(), pulse.state());
        identity.beat(sent);
        pulse.begun();
        LOG.info(hasLapsed ? "this node was taken for dead; it goes on as {}" : "this node is {}", identity.id());
        return false;
    }

    private boolean isDue() {
        return System.nanoTime() - lookedAt >= TimeUnit.MILLISECONDS.toNanos(settings.clock());
    }

    /// Beats once more, so that who was here has that time to come to another node.
    @Override
    public void close() {
        task.close(isFailing ? 1 : PATIENCE_MILLIS);
        if (isMember && !isFailing) {
            try {
                line.with(sql -> NodeRows.beat(sql, identity.id(), settings.lease(), pulse.state()));
            } catch (SQLException _) {
                LOG.info("no last sign of life could be given");
            }
        }
        line.close();
    }

    /// Beats no more.
    void cut() {
        task.end();
        line.close();
    }
}
