package table13.table;

/// The phases of a table.
public enum Phase {
    /// People take their seats for the first match.
    GATHERING,
    PLAYING,
    /// A match has ended and another may follow.
    OVER,
    /// Permanently closed.
    CLOSED
}
