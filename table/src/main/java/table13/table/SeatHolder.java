package table13.table;

import table13.rules.Level;

/// The occupant of a seat.
sealed interface SeatHolder {

    record Nobody() implements SeatHolder {}

    /// A person.
    ///
    /// @param seed the person's bytes for the deal, in hexadecimal digits
    /// @param isTakenOver whether a bot plays for the person now
    record Person(String guest, String name, String seed, boolean isTakenOver) implements SeatHolder {
        Person takenOver(boolean isSo) {
            return new Person(guest, name, seed, isSo);
        }

        Person named(String other) {
            return new Person(guest, other, seed, isTakenOver);
        }

        Person seeded(String other) {
            return new Person(guest, name, other, isTakenOver);
        }
    }

    /// A bot.
    ///
    /// @param word its level as written in the log, which may be an older name of the level
    record Bot(Level level, String word) implements SeatHolder {}
}
