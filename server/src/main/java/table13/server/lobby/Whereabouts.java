package table13.server.lobby;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.Nodes;
import table13.server.store.StoreException;
import table13.table.PeopleView;
import table13.table.Phase;
import table13.table.Presence;
import table13.table.SeatView;
import table13.table.Table;

/// Makes known to other nodes who is at a table here, and looks at what they make known.
final class Whereabouts {
    private static final Logger LOG = LoggerFactory.getLogger(Whereabouts.class);

    private final String id;
    private final Shared shared;
    private final Presence presence;
    private volatile boolean isDue = true;
    private boolean isKnown;
    private boolean isNews;

    Whereabouts(String id, Shared shared, Presence presence) {
        this.id = id;
        this.shared = shared;
        this.presence = presence;
    }

    private Nodes nodes() {
        return shared.store().nodes();
    }

    /// One more device is here.
    ///
    /// @return whether it is the first one of this guest
    boolean arrive(String guest) {
        boolean isFirst = presence.arrive(guest);
        if (isFirst) {
            nodes().isHere(id, guest, true);
        }
        return isFirst;
    }

    /// One device less is here.
    ///
    /// @return whether it was the last one of this guest
    boolean depart(String guest) {
        boolean isLast = presence.depart(guest, shared.now());
        if (isLast) {
            nodes().isHere(id, guest, false);
        }
        return isLast;
    }

    /// Something has changed elsewhere. For any thread.
    void stir() {
        isDue = true;
    }

    /// Looks, unless nothing has changed. While the store is away, who was here counts as here.
    void look(Table table) {
        if (!isDue || !shared.condition().canStore()) {
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

    /// Looks though nothing seems to have changed: a notification may be late.
    void lookAgain(Table table) {
        stir();
        look(table);
    }

    private void see() {
        Set<String> here = new HashSet<>();
        Map<String, Long> since = new HashMap<>();
        Nodes.Sightings sightings = nodes().sightings(id);
        for (Nodes.Sighting sighting : sightings.guests()) {
            if (sighting.isHere()) {
                here.add(sighting.guest());
            } else {
                since.put(sighting.guest(), sighting.since());
            }
        }
        presence.notBefore(Math.max(sightings.since(), shared.condition().since()));
        presence.see(here, since, shared.now());
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

    /// Whether nothing has changed since it was last possible to look, as far as this node has heard.
    boolean isUpToDate() {
        return !isDue;
    }

    /// Whether who is here has changed since this was last asked.
    boolean takeNews() {
        boolean was = isNews;
        isNews = false;
        return was;
    }
}
