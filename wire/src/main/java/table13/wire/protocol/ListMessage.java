package table13.wire.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.table.Listing;
import table13.table.Listing.Occupant;
import table13.wire.JsonWriter;

/// The list of tables.
public final class ListMessage {

    private ListMessage() {}

    /// The tables to join or watch, and the client's own.
    public static String tables(String id, String guest, List<Listing> open, List<Listing> mine) {
        JsonWriter text = Messages.answer("tables", id);
        text.with("public", open, listing -> listing(listing, guest, text));
        text.with("mine", mine, listing -> ownListing(listing, guest, text));
        return text.end().toString();
    }

    private static void listing(Listing listing, String guest, JsonWriter text) {
        beginListing(listing, guest, text).end();
    }

    /// Includes the occupants, which only participants may know.
    private static void ownListing(Listing listing, String guest, JsonWriter text) {
        beginListing(listing, guest, text)
                .with("isHost", guest.equals(listing.host()))
                .with("round", listing.round())
                .with("toMove", nameOf(listing.toMove(), listing))
                .with("others", others(listing, guest), other -> other(other, text))
                .end();
    }

    private static void other(Occupant other, JsonWriter text) {
        text.begin().with("name", other.name()).with("level", other.level());
        text.object("player", other.player(), player -> ProtocolCodec.members(player, text));
        text.end();
    }

    private static List<Occupant> others(Listing listing, String guest) {
        return listing.occupants().stream()
                .filter(occupant -> !guest.equals(occupant.guest()))
                .toList();
    }

    private static @Nullable String nameOf(@Nullable String guest, Listing listing) {
        return guest == null
                ? null
                : listing.occupants().stream()
                        .filter(occupant -> guest.equals(occupant.guest()))
                        .map(Occupant::name)
                        .findFirst()
                        .orElse(null);
    }

    private static JsonWriter beginListing(Listing listing, String guest, JsonWriter text) {
        return text.begin()
                .with("table", listing.table())
                .with("game", listing.game())
                .with("phase", listing.phase().name())
                .with("hostName", listing.hostName())
                .with("seats", listing.seats())
                .with("freeSeats", listing.freeSeats())
                .with("allowsWatchers", listing.allowsWatchers())
                .with("matches", listing.matches())
                .with("changedAt", listing.changedAt())
                .with("isYourTurn", guest.equals(listing.toMove()));
    }
}
