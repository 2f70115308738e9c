package table13.table;

/// What a table is doing: people gather, a match is played, or it is over.
public enum Phase {
    /// People take their seats for the first match.
    GATHERING,
    PLAYING,
    /// A match has ended and another may follow.
    OVER,
    /// For good.
    CLOSED
}
