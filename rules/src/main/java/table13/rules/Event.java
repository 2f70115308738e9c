package table13.rules;

/// Something that happened at the table, in full: all cards are visible. Before the match is over only [#seenBy] may
/// leave
/// the rules: each game's events are a sealed type whose switch without `default` decides for every kind who may know
/// what.
public interface Event {

    /// The event as this viewer may know it: a seat, or [View#WATCHER].
    Event seenBy(int viewer);
}
