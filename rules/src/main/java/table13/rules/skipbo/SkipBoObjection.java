package table13.rules.skipbo;

import table13.rules.Objection;

/// What can be wrong with a move.
enum SkipBoObjection implements Objection {
    NOT_IN_HAND("S8", "You do not hold that card."),
    NOT_NEXT("S8", "That is not the number this pile needs next."),
    PILE_NOT_OPEN("S9", "None of your pawns stands on the colour of that pile."),
    NO_STAND_IN_SPACE("S10", "None of your pawns stands on a space that stands in for a number."),
    STOOD_IN_ALREADY("S10", "A space has stood in for a number this turn already."),
    OUTSIDE_RANGE("S10", "Your space does not stand for the number that pile needs next."),
    DOES_NOT_FOLLOW("S10", "Only the card that follows the number of your space may go with it."),
    NOTHING_FOLLOWS_TWELVE("S11", "A space that stands for 12 completes the pile; no card goes with it."),
    NOT_TWELVE("S11", "A space completes only a pile that shows 11; otherwise the next card must go with it."),
    OTHER_PAWN_OFF_COLOUR("S13", "Your other pawn must stand on a colour for that."),
    NO_EXCHANGE_SPACE("S14", "None of your pawns stands on an exchange space."),
    EXCHANGED_ALREADY("S14", "You have exchanged a card this turn already."),
    LAST_STOCK_CARD("S14", "The last card of your stock cannot be exchanged."),
    NO_PAWN_THERE("S17", "None of your pawns stands on that space."),
    WRONG_DISTANCE("S17", "A pawn moves exactly as far as the discarded card says, with a wild 1 to 12 spaces."),
    WRONG_DIRECTION("S17", "At this table pawns move only clockwise."),
    DISCARD_OWED("S17", "Your turn ends with a discard as long as you hold cards.");

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
