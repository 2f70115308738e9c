package table13.server.lobby;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.runtime.SharedPresence;
import table13.server.store.Nodes;
import table13.server.store.StoreException;
import table13.table.PeopleView;
import table13.table.Phase;
import table13.table.Presence;
import table13.table.ScheduledAction;
import table13.table.SeatView;
import table13.table.Table;

/// Publishes the presence at one table on this node, and reads that of other nodes.
final class PresenceSync implements SharedPresence {
    private static final Logger LOG = LoggerFactory.getLogger(PresenceSync.class);

    private static final long HERE_MILLIS = 120_000;

    /// Clocks of nodes differ by less; a larger difference means that a clock was set back.
    private static final long SKEW_MILLIS = 2000;

    private final String id;
    private final LobbyContext context;
    private final MonotonicClock clock;
    private final Presence presence;
    private final TableLease lease;
    private volatile boolean isDue = true;
    private boolean isKnown;
    private boolean isNews;

    /// @param clock of this table, the same as in the context
    PresenceSync(String id, LobbyContext context, MonotonicClock clock) {
        this.id = id;
        this.context = context;
        this.clock = clock;
        presence = new Presence(context.now());
        lease = new TableLease(id, context);
    }

    @Override
    public Presence presence() {
        return presence;
    }

    private Nodes nodes() {
        return context.store().nodes();
    }

    @Override
    public boolean join(String guest) {
        boolean isFirst = presence.arrive(guest);
        if (isFirst) {
            nodes().isHere(id, guest, true);
        }
        return isFirst;
    }

    @Override
    public boolean leave(String guest) {
        boolean isLast = presence.depart(guest, context.now());
        if (isLast) {
            nodes().isHere(id, guest, false);
        }
        return isLast;
    }

    /// Marks presence as changed on another node. Thread-safe.
    void wake() {
        isDue = true;
        lease.stir();
    }

    @Override
    public void refresh(Table table) {
        long before = context.now();
        if (clock.notBefore(table.changedAt()) && table.changedAt() - before > SKEW_MILLIS) {
            presence.beginAnew(context.now());
        }
        look(table);
    }

    @Override
    public void refreshNow(Table table) {
        isDue = true;
        look(table);
    }

    /// Reads presence if it has changed. While the store is unavailable, guests stay present as last read.
    private void look(Table table) {
        if (!isDue || !context.status().canStore()) {
            return;
        }
        isDue = false; // before the read: a change meanwhile triggers another one
        try {
            PeopleView before = table.people();
            readSnapshot();
            announceAbsent(table);
            isKnown = true;
            isNews |= !before.equals(table.people());
        } catch (StoreException failure) {
            isDue = true;
            LOG.debug("table {}: cannot read presence: {}", id, failure.getMessage());
        }
    }

    private void readSnapshot() {
        Set<String> here = new HashSet<>();
        Map<String, Long> since = new HashMap<>();
        Nodes.PresenceSnapshot snapshot = nodes().presence(id);
        for (Nodes.RemotePresence remote : snapshot.guests()) {
            if (remote.isHere()) {
                here.add(remote.guest());
            } else {
                since.put(remote.guest(), remote.since());
            }
        }
        presence.notBefore(Math.max(snapshot.since(), context.status().since()));
        presence.see(here, since, context.now());
    }

    /// Announces unseen guests as absent from now, so that all nodes agree. Covers the host and all seats.
    private void announceAbsent(Table table) {
        if (table.phase() == Phase.CLOSED) {
            return;
        }
        Stream.concat(Stream.of(table.host()), table.people().seats().stream().map(SeatView::guest))
                .distinct()
                .filter(guest -> guest != null && !presence.isKnown(guest))
                .forEach(guest -> nodes().isAway(id, guest, presence.awaySince(guest)));
    }

    /// Whether presence was ever read. Before that, absent guests may only seem so.
    boolean isKnown() {
        return isKnown;
    }

    @Override
    public boolean isUpToDate() {
        return !isDue;
    }

    @Override
    public boolean takeChanges() {
        boolean was = isNews;
        isNews = false;
        return was;
    }

    @Override
    public void stay(Table table) {
        if (table.plan().isPublic() && context.status().canStore()) {
            try {
                context.store().hereUntil(id, context.now() + HERE_MILLIS);
            } catch (StoreException failure) {
                LOG.warn("table {}: cannot store presence: {}", id, failure.getMessage());
            }
        }
    }

    // ---- lease

    @Override
    public boolean mayRun(ScheduledAction action, boolean isWatched) {
        return lease.has(action, isWatched, presence.isEmpty()) && isKnown;
    }

    TableLease lease() {
        return lease;
    }
}
