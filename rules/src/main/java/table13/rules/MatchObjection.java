package table13.rules;

/// Reasons to refuse a move in any match, before the game's own rules apply.
public enum MatchObjection implements Objection {
    NOT_A_MOVE("That is not a move of this game."),
    NOT_YOUR_TURN("It is not your turn."),
    MATCH_OVER("The match is over.");

    private final String reason;

    MatchObjection(String reason) {
        this.reason = reason;
    }

    @Override
    public String reason() {
        return reason;
    }
}
