package table13.server.store;

import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import table13.table.Listing;
import table13.table.Listing.Occupant;
import table13.table.Phase;

/// Tables and guests to store.
public final class Samples {
    private Samples() {}

    public static Listing listing(String table) {
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

    public static AppendRequest append(String table, long expectedVersion, String... texts) {
        return append(listing(table), expectedVersion, texts);
    }

    public static AppendRequest append(Listing listing, long expectedVersion, String... texts) {
        List<EntryRow> entries = new ArrayList<>();
        for (String text : texts) {
            long version = expectedVersion + entries.size() + 1;
            entries.add(new EntryRow(version, 5_000 + version, text));
        }
        return new AppendRequest(listing.table(), expectedVersion, entries, listing);
    }

    /// A hashed token or code.
    public static byte[] hash(String secret) {
        return ("hash of " + secret).getBytes(StandardCharsets.UTF_8);
    }

    // ---- changes of a listing

    /// A copy with changed members.
    ///
    /// @param changes names of members, each followed by its new value
    public static Listing changed(Listing listing, Object... changes) {
        RecordComponent[] members = Listing.class.getRecordComponents();
        Object[] values = new Object[members.length];
        Class<?>[] types = new Class<?>[members.length];
        try {
            for (int i = 0; i < members.length; i++) {
                int at = Arrays.asList(changes).indexOf(members[i].getName());
                values[i] = at < 0 ? members[i].getAccessor().invoke(listing) : changes[at + 1];
                types[i] = members[i].getType();
            }
            return Listing.class.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    public static Listing with(Listing l, Phase phase, long changedAt, Long wakeAt) {
        return changed(l, "phase", phase, "changedAt", changedAt, "wakeAt", wakeAt);
    }

    public static Listing with(Listing l, Phase phase) {
        return changed(l, "phase", phase);
    }

    public static Listing seated(Listing l, String host, String... guests) {
        return changed(
                l,
                "host",
                host,
                "freeSeats",
                l.seats() - guests.length,
                "occupants",
                Stream.of(guests).map(Samples::person).toList(),
                "toMove",
                guests.length == 0 ? null : guests[0]);
    }

    /// In the second round, with bots in the free seats.
    public static Listing withBots(Listing l) {
        List<Occupant> all = new ArrayList<>(l.occupants());
        while (all.size() < l.seats()) {
            all.add(new Occupant(null, "Finn (easy)", "easy"));
        }
        return changed(l, "freeSeats", 0, "round", 2, "occupants", all);
    }

    public static Listing hidden(Listing l) {
        return changed(l, "isPublic", false, "allowsWatchers", false);
    }

    /// With an empty name, as listings of the first version have.
    private static Occupant person(String guest) {
        return new Occupant(guest, "", null);
    }

    public static <T> List<T> each(List<Listing> listings, Function<Listing, T> part) {
        return listings.stream().map(part).toList();
    }
}
