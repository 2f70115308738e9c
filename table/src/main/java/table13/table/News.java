package table13.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Event;
import table13.rules.Happening;
import table13.rules.State;
import table13.table.fair.DealVersion;

/// What an entry brought about. Only [Table] hands it out, viewer by viewer.
///
/// @param match the number of the last match that had begun; 0 before the first
/// @param seated who sat where after the entry
/// @param told of the entry itself, to those whom it reaches
/// @param happening what the deal or the move brought about
record News(
        long version,
        Entry entry,
        int match,
        List<Seated> seated,
        List<TableEvent> told,
        @Nullable Happening happening) {

    /// What is told of an entry, kind by kind. What follows from a move or a deal is added by the table.
    static List<TableEvent> told(Logged logged, DealVersion deal, String commitment) {
        return switch (logged.entry()) {
            case Entry.Opened _, Entry.Seeded _, Entry.Muted _ -> List.of();
            case Entry.Sat sat -> List.of(new TableEvent.Sat(sat.seat(), sat.guest(), sat.name()));
            case Entry.Rose rose -> List.of(new TableEvent.Rose(rose.seat()));
            case Entry.BotSat bot -> List.of(new TableEvent.BotSat(bot.seat(), bot.level()));
            case Entry.Renamed renamed -> List.of(new TableEvent.Renamed(renamed.guest(), renamed.name()));
            case Entry.Removed removed -> List.of(new TableEvent.Removed(removed.guest()));
            case Entry.Readmitted back -> List.of(new TableEvent.Readmitted(back.guest()));
            case Entry.HostPassed passed -> List.of(new TableEvent.HostPassed(passed.guest()));
            case Entry.ChatSwitched chat -> List.of(new TableEvent.ChatSwitched(chat.isOn()));
            case Entry.Said said -> List.of(new TableEvent.Said(said.guest(), said.name(), said.text(), logged.at()));
            case Entry.Reacted reacted ->
                List.of(new TableEvent.Reacted(reacted.guest(), reacted.name(), reacted.reaction()));
            case Entry.Started started -> List.of(new TableEvent.Started(started.match(), deal, commitment));
            case Entry.Moved moved -> List.of(new TableEvent.Moved(moved.seat(), moved.move(), moved.by()));
            case Entry.TookOver over -> List.of(new TableEvent.TookOver(over.seat()));
            case Entry.CameBack back -> List.of(new TableEvent.CameBack(back.seat()));
            case Entry.Closed _ -> List.of(new TableEvent.Closed());
        };
    }

    /// Who says it; empty if nobody in particular does.
    String speaker() {
        return switch (entry) {
            case Entry.Said said -> said.guest();
            case Entry.Reacted reacted -> reacted.guest();
            case Entry.Opened _,
                    Entry.Sat _,
                    Entry.Rose _,
                    Entry.BotSat _,
                    Entry.Seeded _,
                    Entry.Renamed _,
                    Entry.Removed _,
                    Entry.Readmitted _,
                    Entry.HostPassed _,
                    Entry.ChatSwitched _,
                    Entry.Muted _,
                    Entry.Started _,
                    Entry.Moved _,
                    Entry.TookOver _,
                    Entry.CameBack _,
                    Entry.Closed _ -> "";
        };
    }

    /// The same without any words: what a guest said who was asked to leave is not told again.
    News silent() {
        return new News(version, entry, match, seated, List.of(), happening);
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
