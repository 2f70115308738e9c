package table13.rules;

/// How far back somebody at the table may read what happened in the round being played.
public enum LogReach {
    /// To its beginning.
    ALL,
    /// To one's own last turn, because it is part of the game to remember the rest.
    OWN_TURN
}
