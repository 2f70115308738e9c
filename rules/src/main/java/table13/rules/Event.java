package table13.rules;

/// An event of a match with all cards visible. Before the match is over only [#seenBy] may leave the rules. The events
/// of a game are a sealed type. Its switch without `default` decides the visibility of each kind.
public interface Event {

    /// The part of the event that this viewer may know.
    ///
    /// @param viewer a seat, or [View#WATCHER]
    Event seenBy(int viewer);
}
