package table13.load;

/// Errors of a pretended server; it makes one, once, at its 20th move.
enum ServerMisbehaviour {
    NONE,
    LOSE_ACK,
    REPEAT_ACK,
    WRONG_ACK,
    LOSE_UPDATE,
    REPEAT_UPDATE,
    TELL_NOBODY,
    NO_LEGAL_MOVES,
    IGNORE,
    REFUSE,
    CLOSE,
    NO_JSON
}
