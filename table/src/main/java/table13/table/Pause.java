package table13.table;

/// The time a bot waits before it moves, so that people can follow. In milliseconds.
///
/// @param turnMillis before the first move of a turn
/// @param furtherMillis before a further move of the seat that moved last, in the same round
public record Pause(long turnMillis, long furtherMillis) {

    /// The same pause before every move.
    public static Pause even(long millis) {
        return new Pause(millis, millis);
    }

    /// The shorter of both pauses, for either kind of move.
    public Pause min(Pause other) {
        return new Pause(Math.min(turnMillis, other.turnMillis), Math.min(furtherMillis, other.furtherMillis));
    }

    /// The pause before the next move at this table.
    public long millis(Table table) {
        return table.isFurtherMove() ? furtherMillis : turnMillis;
    }
}
