package table13.table;

/// Who made a move.
public enum Mover {
    /// The person in the seat.
    PERSON,
    /// The bot in the seat.
    BOT,
    /// A bot for a person who is away.
    STAND_IN,
    /// A bot for a person whose time ran out, for this one move.
    CLOCK
}
