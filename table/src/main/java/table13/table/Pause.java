package table13.table;

/// How long a bot waits before it moves, so that people can follow.
///
/// @param turnMillis before the first move of a turn
/// @param furtherMillis before a further move of the seat that moved last, in the same round
public record Pause(long turnMillis, long furtherMillis) {

    /// The same before every move.
    public static Pause even(long millis) {
        return new Pause(millis, millis);
    }

    /// No longer than either.
    public Pause min(Pause other) {
        return new Pause(Math.min(turnMillis, other.turnMillis), Math.min(furtherMillis, other.furtherMillis));
    }

    /// Before the next move at this table.
    public long millis(Table table) {
        return table.isFurtherMove() ? furtherMillis : turnMillis;
    }
}
