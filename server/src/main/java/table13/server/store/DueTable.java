package table13.server.store;

/// A table with a scheduled action that is due.
///
/// @param at due time, in milliseconds since 1970
public record DueTable(long at, String table) {

    /// Sorts before every other.
    public static final DueTable BEFORE_ALL = new DueTable(Long.MIN_VALUE, "");
}
