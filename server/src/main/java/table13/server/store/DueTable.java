package table13.server.store;

/// A table where something is due though nobody asks for it.
///
/// @param at since when, in milliseconds since 1970
public record DueTable(long at, String table) {

    /// Before every other.
    public static final DueTable BEFORE_ALL = new DueTable(Long.MIN_VALUE, "");
}
