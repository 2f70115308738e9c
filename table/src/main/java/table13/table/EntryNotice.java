package table13.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Event;
import table13.rules.EventBatch;
import table13.rules.State;

/// What an entry brought about. Only [Table] hands it out, viewer by viewer.
///
/// @param match the number of the last match that had begun; 0 before the first
/// @param seated who sat where after the entry
/// @param told of the entry itself, to those whom it reaches
/// @param happening what the deal or the move brought about
record EntryNotice(
        long version,
        Entry entry,
        int match,
        List<Seated> seated,
        List<TableEvent> told,
        @Nullable EventBatch happening) {

    /// Who says it; empty if nobody in particular does.
    String speaker() {
        return entry instanceof Entry.Spoken spoken ? spoken.guest() : "";
    }

    /// The same without any words: what a guest said who was asked to leave is not told again.
    EntryNotice silent() {
        return new EntryNotice(version, entry, match, seated, List.of(), happening);
    }

    /// Everything this viewer is told.
    ///
    /// @param viewer a seat, [table13.rules.View#WATCHER], or [State#NOBODY] for somebody who may not see the match
    /// @param now who sits where now
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
