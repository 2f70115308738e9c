package table13.server.store;

/// A table where something is due though nobody asks for it.
///
/// @param at since when, in milliseconds since 1970
public record Waking(long at, String table) {

    /// Before every other.
    public static final Waking BEFORE_ALL = new Waking(Long.MIN_VALUE, "");
}
