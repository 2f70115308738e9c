package table13.rules;

import java.util.ArrayList;
import java.util.List;

/// What a deal or a move brought about, in order. It tells each viewer only what that viewer may know.
public final class EventBatch {
    private final List<Event> events = new ArrayList<>();

    EventBatch() {}

    /// Writes into this happening.
    Journal journal() {
        return events::add;
    }

    /// All of it with all cards visible. For nobody before the match is over.
    public List<Event> open() {
        return List.copyOf(events);
    }

    /// What this viewer is told of it.
    ///
    /// @param viewer a seat, or [View#WATCHER]
    public List<Event> seenBy(int viewer) {
        return events.stream().map(event -> event.seenBy(viewer)).toList();
    }
}
