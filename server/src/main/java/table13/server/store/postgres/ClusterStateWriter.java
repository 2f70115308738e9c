package table13.server.store.postgres;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.StoreException;

/// Writes presence and lease requests to the database in the background. Failed writes are retried.
final class ClusterStateWriter implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ClusterStateWriter.class);
    private static final int MOST_ROWS = 500;
    private static final long IDLE_MILLIS = 60_000;
    private static final long AGAIN_MILLIS = 500;

    private final NodeIdentity identity;
    private final ConnectionPool pool;
    private final PresenceBuffer presence;
    private final Leases leases;
    private final Notifier notifier;
    private final Consumer<String> claimed;
    private final PeriodicTask task = new PeriodicTask("store-state-writer", this::step);
    private volatile boolean isFailing;

    /// @param claimed receives each table with a newly held lease
    ClusterStateWriter(
            NodeIdentity identity,
            ConnectionPool pool,
            PresenceBuffer presence,
            Leases leases,
            Notifier notifier,
            Consumer<String> claimed) {
        this.identity = identity;
        this.pool = pool;
        this.presence = presence;
        this.leases = leases;
        this.notifier = notifier;
        this.claimed = claimed;
    }

    void start() {
        task.start();
    }

    /// Call after adding something to write. During failures the retries keep their own pace.
    void wake() {
        if (!isFailing) {
            task.wake();
        }
    }

    /// Requests leases at once. Blocks.
    ///
    /// @return the tables with a lease that this node now holds
    Set<String> claim(Collection<String> tables) {
        String id = identity.id();
        if (tables.isEmpty() || identity.isDraining() || !identity.isAlive()) {
            return Set.of();
        }
        Set<String> got = pool.write(sql -> LeaseRows.claim(sql, id, tables));
        // With a new id after lease expiry this node holds nothing. While draining it gives the leases back.
        if (!id.equals(identity.id())) {
            return Set.of();
        }
        Set<String> added = leases.hold(got);
        if (identity.isDraining()) {
            leases.leaveAll();
            task.wake();
            return Set.of();
        }
        added.forEach(claimed);
        return got;
    }

    private long step() {
        try {
            boolean isMore = writePresence();
            isMore |= writeAbsence();
            isMore |= writeLeases();
            isFailing = false;
            return isMore ? 0 : IDLE_MILLIS;
        } catch (StoreException e) {
            if (!isFailing && !task.isOver()) {
                LOG.warn("cannot write presence and leases; retrying: {}", e.getMessage());
            }
            isFailing = true;
            return AGAIN_MILLIS;
        }
    }

    private boolean writePresence() {
        List<PresenceBuffer.Row> rows = presence.takeUntold(MOST_ROWS);
        if (rows.isEmpty()) {
            return false;
        }
        try {
            pool.write(sql -> {
                PresenceRows.tell(sql, identity.id(), rows);
                return true;
            });
        } catch (StoreException e) {
            presence.putBack(rows);
            throw e;
        }
        Set<String> tables = new HashSet<>();
        rows.forEach(row -> tables.add(row.key().table()));
        tables.forEach(notifier::tableChanged);
        return true;
    }

    private boolean writeAbsence() {
        List<PresenceBuffer.Row> rows = presence.takeAway(MOST_ROWS);
        if (rows.isEmpty()) {
            return false;
        }
        try {
            pool.write(sql -> PresenceRows.tellAway(sql, rows)).forEach(notifier::tableChanged);
        } catch (StoreException e) {
            presence.putBackAway(rows);
            throw e;
        }
        return true;
    }

    private boolean writeLeases() {
        if (!identity.isAlive()) {
            return false;
        }
        Leases.Wishes wishes = leases.take(LeaseRows.MOST);
        if (wishes.isEmpty()) {
            return false;
        }
        try {
            if (!wishes.releases().isEmpty()) {
                pool.write(sql -> {
                    LeaseRows.release(sql, identity.id(), wishes.releases());
                    return true;
                });
                wishes.releases().forEach(notifier::tableChanged);
            }
            claim(wishes.claims());
        } catch (StoreException e) {
            leases.putBack(wishes);
            throw e;
        }
        return true;
    }

    /// Writes the remaining changes, if possible.
    @Override
    public void close() {
        task.close();
        while (!isFailing && step() == 0) {
            // Repeat until nothing is left.
        }
    }

    /// Stops without writing the rest.
    void end() {
        task.end();
    }
}
