package table13.table;

import java.util.HashMap;
import java.util.Map;
import table13.table.Sitter.Person;

/// How often each guest has changed something at the table since the last deal: seats, seeds, names, mutes and the
/// like. A log is kept for ever, so nobody may make it longer without limit by changing one thing to and fro.
final class Changes {
    /// More than anybody needs from one deal to the next.
    static final int MOST = 60;

    private final Map<String, Integer> counts = new HashMap<>();

    /// Counts an entry for whoever brought it about.
    void count(Entry entry, String host, Seats seats) {
        String guest = changer(entry, host, seats);
        if (!guest.isEmpty()) {
            counts.merge(guest, 1, Integer::sum);
        }
    }

    /// Whose doing an entry is, if it counts as a change; empty if not.
    private static String changer(Entry entry, String host, Seats seats) {
        return switch (entry) {
            case Entry.Sat sat -> sat.guest();
            case Entry.Seeded seeded ->
                seats.person(seeded.seat()).map(Person::guest).orElse("");
            case Entry.Renamed renamed -> renamed.guest();
            case Entry.Muted muted -> muted.guest();
            case Entry.BotSat _, Entry.Readmitted _, Entry.HostPassed _, Entry.ChatSwitched _ -> host;
            case Entry.Opened _,
                    Entry.Rose _,
                    Entry.Removed _,
                    Entry.Said _,
                    Entry.Reacted _,
                    Entry.Started _,
                    Entry.Moved _,
                    Entry.TookOver _,
                    Entry.CameBack _,
                    Entry.Closed _ -> "";
        };
    }

    boolean areTooMany(String guest) {
        return counts.getOrDefault(guest, 0) >= MOST;
    }

    void beginAnew() {
        counts.clear();
    }
}
