package table13.rules;

import java.util.ArrayList;
import java.util.List;

/// The events of one deal or one move, in order, filtered for each viewer.
public final class EventBatch {
    private final List<Event> events = new ArrayList<>();

    EventBatch() {}

    /// Appends to this batch.
    Journal journal() {
        return events::add;
    }

    /// All events with all cards visible. Never for players before the match is over.
    public List<Event> open() {
        return List.copyOf(events);
    }

    /// The events as this viewer may know them.
    ///
    /// @param viewer a seat, or [View#WATCHER]
    public List<Event> seenBy(int viewer) {
        return events.stream().map(event -> event.seenBy(viewer)).toList();
    }
}
