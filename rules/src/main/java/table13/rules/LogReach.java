package table13.rules;

/// How far back players may read the log of the current round.
public enum LogReach {
    /// To the beginning of the round.
    ALL,
    /// To the player's own last turn. Remembering the rest is part of the game.
    OWN_TURN
}
