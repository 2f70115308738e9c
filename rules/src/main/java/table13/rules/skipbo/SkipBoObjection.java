package table13.rules.skipbo;

import table13.rules.Objection;

/// Reasons to refuse a move of *Skip-Bo*.
enum SkipBoObjection implements Objection {
    NOT_IN_HAND("S8", "That card is not in your hand."),
    NOT_NEXT("S8", "That is not the number this pile needs next."),
    PILE_NOT_OPEN("S9", "Neither of your pawns is on the colour of that pile."),
    NO_STAND_IN_SPACE("S10", "Neither of your pawns is on a number space or SKIP-BO space."),
    STOOD_IN_ALREADY("S10", "You have already used a space as a number this turn."),
    OUTSIDE_RANGE("S10", "Your space cannot stand in for the number that pile needs."),
    DOES_NOT_FOLLOW("S10", "Only the next number, or a wild, may follow your space."),
    NOTHING_FOLLOWS_TWELVE("S11", "As a 12, your space completes the pile. No card follows."),
    NOT_TWELVE(
            "S11",
            "Without a card, your space works only on a pile that shows 11. Otherwise play the next card with it."),
    OTHER_PAWN_OFF_COLOUR("S13", "Your other pawn must be on a colour to do that."),
    NO_EXCHANGE_SPACE("S14", "Neither of your pawns is on an exchange space."),
    EXCHANGED_ALREADY("S14", "You have already exchanged a card this turn."),
    LAST_STOCK_CARD("S14", "You cannot exchange the last card of your stock."),
    NO_PAWN_THERE("S17", "Neither of your pawns is on that space."),
    WRONG_DISTANCE("S17", "A pawn moves exactly as many spaces as your discard says. A wild moves it 1 to 12."),
    WRONG_DIRECTION("S17", "At this table pawns move only clockwise."),
    DISCARD_OWED("S17", "You have cards in hand, so your turn ends with a discard.");

    private final String rule;
    private final String reason;

    SkipBoObjection(String rule, String reason) {
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
