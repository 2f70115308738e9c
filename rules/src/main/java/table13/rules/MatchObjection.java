package table13.rules;

/// What can be wrong with a move in any match, before a game's own rules are asked.
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
