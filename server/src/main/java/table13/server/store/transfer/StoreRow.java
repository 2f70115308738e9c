package table13.server.store.transfer;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.server.store.CheckpointRow;
import table13.server.store.EntryRow;
import table13.server.store.Guest;
import table13.table.Listing;
import table13.table.Phase;

/// A row of a store in a format independent of the kind of store.
public sealed interface StoreRow {

    /// In an order for adding: referenced rows come first.
    enum Kind {
        GUESTS,
        TOKENS,
        LINKS,
        ENTRIES,
        TABLES,
        CHECKPOINTS
    }

    /// All fields in a fixed order, as texts and numbers.
    List<@Nullable Object> parts();

    record OfGuest(Guest guest) implements StoreRow {
        @Override
        public List<@Nullable Object> parts() {
            return List.of(guest.id(), guest.name(), guest.since());
        }
    }

    /// A device of a guest.
    ///
    /// @param hash of its token, in hexadecimal digits
    /// @param used time of the last use
    record OfToken(String hash, String guest, long since, long used) implements StoreRow {
        @Override
        public List<@Nullable Object> parts() {
            return List.of(hash, guest, since, used);
        }
    }

    /// An unused link.
    ///
    /// @param hash of its code, in hexadecimal digits
    record OfLink(String hash, String guest, long expiresAt) implements StoreRow {
        @Override
        public List<@Nullable Object> parts() {
            return List.of(hash, guest, expiresAt);
        }
    }

    record OfEntry(String table, EntryRow entry) implements StoreRow {
        @Override
        public List<@Nullable Object> parts() {
            return List.of(table, entry.version(), entry.at(), entry.text());
        }
    }

    /// A table's listing. The occupants of a closed table are left out: not every store retains them.
    record OfTable(Listing listing, long hereUntil) implements StoreRow {
        @Override
        public List<@Nullable Object> parts() {
            List<@Nullable Object> parts = new ArrayList<>();
            parts.add(listing.table());
            parts.add(listing.game());
            parts.add(listing.phase().name());
            parts.add(listing.isPublic());
            parts.add(listing.allowsWatchers());
            parts.add(listing.host());
            parts.add(listing.hostName());
            parts.add(listing.seats());
            parts.add(listing.freeSeats());
            parts.add(listing.matches());
            parts.add(listing.openedAt());
            parts.add(listing.changedAt());
            parts.add(listing.round());
            parts.add(listing.toMove());
            parts.add(listing.wakeAt());
            parts.add(hereUntil);
            if (listing.phase() != Phase.CLOSED) {
                for (Listing.Occupant occupant : listing.occupants()) {
                    parts.add(occupant.guest());
                    parts.add(occupant.name());
                    parts.add(occupant.level());
                }
            }
            return parts;
        }
    }

    record OfCheckpoint(String table, CheckpointRow checkpoint) implements StoreRow {
        @Override
        public List<@Nullable Object> parts() {
            return List.of(table, checkpoint.match(), checkpoint.version(), checkpoint.ended(), checkpoint.text());
        }
    }
}
