package table13.table;

/// What a table waits for though nobody asks for it.
public sealed interface ScheduledAction {

    /// When, in milliseconds since 1970.
    long at();

    /// A bot is to choose a move for this seat.
    ///
    /// @param by for whom it chooses
    /// @param version of the match that the move will be for
    record BotMove(long at, int seat, Mover by, long version) implements ScheduledAction {

        /// Whether it is about the same move, perhaps at another time.
        public boolean isSameMove(BotMove other) {
            return seat == other.seat && by == other.by && version == other.version;
        }
    }

    /// A person has been away for too long: a bot takes over.
    record TakeOver(long at, int seat) implements ScheduledAction {}

    /// The host has been away for too long: somebody else is host.
    record PassHost(long at, String guest) implements ScheduledAction {}

    /// Nobody has been here for a long time.
    record Close(long at) implements ScheduledAction {}
}
