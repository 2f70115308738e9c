package table13.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import table13.table.SeatHolder.Bot;
import table13.table.SeatHolder.Nobody;
import table13.table.SeatHolder.Person;

/// What all entries before a match still mean, as a shorter log: played at a table that has just been opened, these
/// entries leave it as the whole log would. It is worked out from the log and can always be worked out again; with it a
/// table is read from its last match on, and any match without those before it.
///
/// How the matches before it ended is kept beside it, match by match, so that it does not grow with them.
///
/// @param match the number of the match that is dealt next, from 1
/// @param version of the table at that moment
/// @param changedAt when that version was made, in milliseconds since 1970
/// @param entries an opening in the name of the host of now, then whatever else is left; the times of the opening and
/// of what was said are the true ones
/// @param unpaid what guests have said lately and may not yet say again for, see [Chat]
public record Checkpoint(int match, long version, long changedAt, List<LoggedEntry> entries, Map<String, Long> unpaid) {

    public Checkpoint {
        entries = List.copyOf(entries);
        unpaid = Map.copyOf(unpaid);
    }

    /// Of a table where no match is going on.
    static Checkpoint of(Table table, Entry.Opened opening, List<RemovedGuest> removed) {
        Digest digest = new Digest(table.changedAt());
        digest.add(table.openedAt(), opening);
        for (int seat = 0; seat < table.seats().count(); seat++) {
            switch (table.seats().at(seat)) {
                case Nobody _ -> {}
                case Person person -> digest.add(new Entry.Sat(seat, person.guest(), person.name(), person.seed()));
                case Bot bot -> digest.add(new Entry.BotSat(seat, bot.word()));
            }
        }
        removed.forEach(guest -> digest.add(new Entry.Removed(guest.guest(), guest.name())));
        Chat talk = table.talk();
        if (!talk.isOn()) {
            digest.add(new Entry.ChatSwitched(false));
        }
        talk.mutes().forEach(digest::add);
        talk.remarks().forEach(said -> digest.add(said.at(), new Entry.Said(said.guest(), said.name(), said.text())));
        return new Checkpoint(
                table.matches() + 1,
                table.version(),
                table.changedAt(),
                digest.entries,
                talk.unpaidAt(table.changedAt()));
    }

    private record Digest(long changedAt, List<LoggedEntry> entries) {
        Digest(long changedAt) {
            this(changedAt, new ArrayList<>());
        }

        void add(Entry entry) {
            add(changedAt, entry);
        }

        void add(long at, Entry entry) {
            entries.add(new LoggedEntry(entries.size() + 1, at, entry));
        }
    }
}
