package table13.rules.leaves;

import table13.rules.Objection;

/// Reasons to refuse a move of *13 Leaves*.
public enum LeavesObjection implements Objection {
    NOT_HELD("L5", "You do not have that many cards of this value."),
    BETWEEN_THE_ENDS("L6", "A value between the two ends of the row can never be played."),
    TOO_FEW("L7", "Play at least as many cards as the stack at that end of the row holds."),
    NOT_IN_THE_ROW("L8", "No card of this value lies in the row, so you cannot take one."),
    EMPTY_ROW("L9", "The row is empty: you cannot pass, you must play.");

    private final String rule;
    private final String reason;

    LeavesObjection(String rule, String reason) {
        this.rule = rule;
        this.reason = reason;
    }

    @Override
    public String rule() {
        return rule;
    }

    @Override
    public String reason() {
        return reason;
    }
}
