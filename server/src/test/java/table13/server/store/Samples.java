package table13.server.store;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import table13.table.Listing;
import table13.table.Listing.Occupant;
import table13.table.Phase;

/// Tables and guests to store.
final class Samples {
    private Samples() {}

    static Listing listing(String table) {
        return new Listing(
                table,
                "friday",
                Phase.GATHERING,
                true,
                true,
                "ada",
                "Ada",
                4,
                3,
                0,
                1_000,
                2_000,
                0,
                List.of(person("ada")),
                null,
                null);
    }

    static Append append(String table, long expectedVersion, String... texts) {
        return append(listing(table), expectedVersion, texts);
    }

    static Append append(Listing listing, long expectedVersion, String... texts) {
        List<Line> lines = new ArrayList<>();
        for (String text : texts) {
            long version = expectedVersion + lines.size() + 1;
            lines.add(new Line(version, 5_000 + version, text));
        }
        return new Append(listing.table(), expectedVersion, lines, listing);
    }

    /// A token or a code, hashed.
    static byte[] hash(String secret) {
        return ("hash of " + secret).getBytes(StandardCharsets.UTF_8);
    }

    // ---- changes of a listing

    static Listing with(Listing l, Phase phase, long changedAt, Long wakeAt) {
        return new Listing(
                l.table(),
                l.game(),
                phase,
                l.isPublic(),
                l.allowsWatchers(),
                l.host(),
                l.hostName(),
                l.seats(),
                l.freeSeats(),
                l.matches(),
                l.openedAt(),
                changedAt,
                l.round(),
                l.occupants(),
                l.toMove(),
                wakeAt);
    }

    static Listing with(Listing l, Phase phase) {
        return with(l, phase, l.changedAt(), l.wakeAt());
    }

    static Listing seated(Listing l, String host, String... guests) {
        return new Listing(
                l.table(),
                l.game(),
                l.phase(),
                l.isPublic(),
                l.allowsWatchers(),
                host,
                l.hostName(),
                l.seats(),
                l.seats() - guests.length,
                l.matches(),
                l.openedAt(),
                l.changedAt(),
                l.round(),
                Stream.of(guests).map(Samples::person).toList(),
                guests.length == 0 ? null : guests[0],
                l.wakeAt());
    }

    /// In the second round, with bots in the seats that are left.
    static Listing withBots(Listing l) {
        List<Occupant> all = new ArrayList<>(l.occupants());
        while (all.size() < l.seats()) {
            all.add(new Occupant(null, "Finn (easy)", "easy"));
        }
        return new Listing(
                l.table(),
                l.game(),
                l.phase(),
                l.isPublic(),
                l.allowsWatchers(),
                l.host(),
                l.hostName(),
                l.seats(),
                0,
                l.matches(),
                l.openedAt(),
                l.changedAt(),
                2,
                all,
                l.toMove(),
                l.wakeAt());
    }

    /// Called as the first version left it: by no name.
    private static Occupant person(String guest) {
        return new Occupant(guest, "", null);
    }

    static Listing hidden(Listing l) {
        return new Listing(
                l.table(),
                l.game(),
                l.phase(),
                false,
                false,
                l.host(),
                l.hostName(),
                l.seats(),
                l.freeSeats(),
                l.matches(),
                l.openedAt(),
                l.changedAt(),
                l.round(),
                l.occupants(),
                l.toMove(),
                l.wakeAt());
    }

    static <T> List<T> each(List<Listing> listings, Function<Listing, T> part) {
        return listings.stream().map(part).toList();
    }
}
