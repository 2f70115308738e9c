package table13.table;

import table13.bots.level.Level;

/// Who is in a seat.
sealed interface Sitter {

    record Nobody() implements Sitter {}

    /// A person.
    ///
    /// @param seed the bytes they handed in for the deal, in hexadecimal digits
    /// @param isStoodIn whether a bot plays for them just now
    record Person(String guest, String name, String seed, boolean isStoodIn) implements Sitter {
        Person stoodIn(boolean isSo) {
            return new Person(guest, name, seed, isSo);
        }
    }

    record Machine(Level level) implements Sitter {}
}
