package table13.table;

/// The kind of player that made a move.
public enum Mover {
    /// The person in the seat.
    PERSON,
    /// The bot in the seat.
    BOT,
    /// A bot in place of an absent person.
    STAND_IN,
    /// A bot in place of a person, for one move, because the time ran out.
    CLOCK
}
