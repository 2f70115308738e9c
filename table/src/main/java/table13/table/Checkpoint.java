package table13.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import table13.table.SeatHolder.Bot;
import table13.table.SeatHolder.Nobody;
import table13.table.SeatHolder.Person;

/// The state of a table before a match, as a shorter log. Played at a newly opened table, its entries give the same
/// table as the whole log. A checkpoint can always be computed again from the log. It lets a reader begin at any match.
///
/// The results of earlier matches are stored separately, so that the size of a checkpoint does not depend on their
/// number.
///
/// @param match the number of the next match, from 1
/// @param version of the table at that moment
/// @param changedAt the time of that version, in milliseconds since 1970
/// @param entries an opening by the current host, then the remaining state; the opening and the chat messages keep
/// their original times
/// @param unpaid the rate limits of guests with recent messages, see [Chat]
public record Checkpoint(int match, long version, long changedAt, List<LoggedEntry> entries, Map<String, Long> unpaid) {

    public Checkpoint {
        entries = List.copyOf(entries);
        unpaid = Map.copyOf(unpaid);
    }

    /// The table must not be in a match.
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
        talk.messages().forEach(said -> digest.add(said.at(), new Entry.Said(said.guest(), said.name(), said.text())));
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
