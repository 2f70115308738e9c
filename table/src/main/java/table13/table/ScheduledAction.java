package table13.table;

/// An action that a table runs by time, without a request.
public sealed interface ScheduledAction {

    /// When it is due, in milliseconds since 1970.
    long at();

    /// A bot must choose a move for this seat.
    ///
    /// @param by the role in which the bot moves
    /// @param version of the match for which the bot chooses
    record BotMove(long at, int seat, Mover by, long version) implements ScheduledAction {

        /// Whether the other action is for the same move, at any time.
        public boolean isSameMove(BotMove other) {
            return seat == other.seat && by == other.by && version == other.version;
        }
    }

    /// A bot takes over from a person after too long an absence.
    record TakeOver(long at, int seat) implements ScheduledAction {}

    /// Another guest becomes host, because the host is absent for too long.
    record PassHost(long at, String guest) implements ScheduledAction {}

    /// The table is closed, because no guest was present for a long time.
    record Close(long at) implements ScheduledAction {}
}
