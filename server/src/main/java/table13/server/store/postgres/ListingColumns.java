package table13.server.store.postgres;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import table13.table.Listing;
import table13.table.Listing.Occupant;
import table13.table.Phase;

/// Columns derived from a listing, for indexes.
final class ListingColumns {
    private ListingColumns() {}

    static boolean isOpen(Listing listing) {
        return listing.phase() != Phase.CLOSED;
    }

    /// The host and the seated guests.
    static String people(Listing listing) {
        Set<String> people = new LinkedHashSet<>();
        people.add(listing.host());
        for (Occupant occupant : listing.occupants()) {
            String guest = occupant.guest();
            if (guest != null) {
                people.add(guest);
            }
        }
        return ArrayLiteral.of(List.copyOf(people));
    }

    /// Whether a guest other than the host sits there.
    static boolean hasCompany(Listing listing) {
        return listing.occupants().stream()
                .map(Occupant::guest)
                .anyMatch(guest -> guest != null && !guest.equals(listing.host()));
    }

    static String occupants(Listing listing) {
        List<@Nullable String> flat = new ArrayList<>();
        for (Occupant occupant : listing.occupants()) {
            flat.add(occupant.guest());
            flat.add(occupant.name());
            flat.add(occupant.level());
        }
        return ArrayLiteral.of(flat);
    }
}
