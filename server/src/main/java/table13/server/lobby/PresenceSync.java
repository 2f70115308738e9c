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

/// Makes known to other nodes who is at a table here, and looks at what they make known.
final class PresenceSync implements SharedPresence {
    private static final Logger LOG = LoggerFactory.getLogger(PresenceSync.class);

    private static final long HERE_MILLIS = 120_000;

    /// Clocks of several nodes differ by less; if it is more, a clock was set back.
    private static final long SKEW_MILLIS = 2000;

    private final String id;
    private final LobbyContext context;
    private final MonotonicClock clock;
    private final Presence presence;
    private final TableLease lease;
    private volatile boolean isDue = true;
    private boolean isKnown;
    private boolean isNews;

    /// @param clock of this table, the same as that of what it shares with all tables
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

    /// Something has changed elsewhere. For any thread.
    void stir() {
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

    /// Looks, unless nothing has changed. While the store is away, who was here counts as here.
    private void look(Table table) {
        if (!isDue || !context.condition().canStore()) {
            return;
        }
        isDue = false; // before it is read: what changes meanwhile is looked at once more
        try {
            PeopleView before = table.people();
            see();
            makeKnown(table);
            isKnown = true;
            isNews |= !before.equals(table.people());
        } catch (StoreException failure) {
            isDue = true;
            LOG.debug("table {}: who is elsewhere cannot be read: {}", id, failure.getMessage());
        }
    }

    private void see() {
        Set<String> here = new HashSet<>();
        Map<String, Long> since = new HashMap<>();
        Nodes.PresenceSnapshot sightings = nodes().presence(id);
        for (Nodes.RemotePresence sighting : sightings.guests()) {
            if (sighting.isHere()) {
                here.add(sighting.guest());
            } else {
                since.put(sighting.guest(), sighting.since());
            }
        }
        presence.notBefore(Math.max(sightings.since(), context.condition().since()));
        presence.see(here, since, context.now());
    }

    /// Who sits here, or is host, and whom no node has seen has been away since now: so all of them agree on when.
    private void makeKnown(Table table) {
        if (table.phase() == Phase.CLOSED) {
            return;
        }
        Stream.concat(Stream.of(table.host()), table.people().seats().stream().map(SeatView::guest))
                .distinct()
                .filter(guest -> guest != null && !presence.isKnown(guest))
                .forEach(guest -> nodes().isAway(id, guest, presence.awaySince(guest)));
    }

    /// Whether it was ever possible to look. Before that, nothing may be done about those who seem to be away.
    boolean isKnown() {
        return isKnown;
    }

    @Override
    public boolean isUpToDate() {
        return !isDue;
    }

    @Override
    public boolean takeNews() {
        boolean was = isNews;
        isNews = false;
        return was;
    }

    @Override
    public void stay(Table table) {
        if (table.plan().isPublic() && context.condition().canStore()) {
            try {
                context.store().hereUntil(id, context.now() + HERE_MILLIS);
            } catch (StoreException failure) {
                LOG.warn("table {}: that somebody is there cannot be stored: {}", id, failure.getMessage());
            }
        }
    }

    // ---- which node does what is due

    @Override
    public boolean mayRun(ScheduledAction action, boolean isWatched) {
        return lease.has(action, isWatched, presence.isEmpty()) && isKnown;
    }

    TableLease care() {
        return lease;
    }
}
