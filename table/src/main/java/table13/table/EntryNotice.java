package table13.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Event;
import table13.rules.EventBatch;
import table13.rules.State;

/// The effects of an entry. Only [Table] passes them on, for each viewer separately.
///
/// @param match the number of the last match that had begun; 0 before the first
/// @param seated the occupants of the seats after the entry
/// @param told the events of the entry itself
/// @param happening the game events of the deal or the move
record EntryNotice(
        long version,
        Entry entry,
        int match,
        List<Seated> seated,
        List<TableEvent> told,
        @Nullable EventBatch happening) {

    /// The speaking guest; empty if the entry is not a message.
    String speaker() {
        return entry instanceof Entry.Spoken spoken ? spoken.guest() : "";
    }

    /// The same without events, for the messages of a removed guest.
    EntryNotice silent() {
        return new EntryNotice(version, entry, match, seated, List.of(), happening);
    }

    /// All events for this viewer.
    ///
    /// @param viewer a seat, [table13.rules.View#WATCHER], or -1 without a right to see the match
    /// @param now the current occupants of the seats
    List<Event> seenBy(int viewer, List<Seated> now) {
        List<Event> events = new ArrayList<>();
        List<Seated> then = Seated.changed(seated, now);
        for (TableEvent event : told) {
            if (event.reaches(viewer)) {
                events.add(event.seenBy(viewer).at(then));
            }
        }
        if (happening != null && viewer != State.NOBODY) {
            events.addAll(1, happening.seenBy(viewer));
        }
        return events;
    }
}
