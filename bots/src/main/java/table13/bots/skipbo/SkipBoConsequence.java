package table13.bots.skipbo;

import table13.bots.Consequence;

/// What may come of a move in *Skip-Bo*.
enum SkipBoConsequence implements Consequence {
    /// The last stock card is played.
    WINS("wins", true),
    /// A stock card is played, with the move or later in the turn.
    STOCK("stock", true),
    /// Then the next stock card can be played at once, or once some of the hand are.
    STOCK_NEXT("stock-next", true),
    /// Somebody else plays a stock card meanwhile.
    OTHERS_STOCK("others-stock", false),
    /// Somebody else wins meanwhile.
    OTHER_WINS("other-wins", false);

    private final String id;
    private final boolean isGood;

    SkipBoConsequence(String id, boolean isGood) {
        this.id = id;
        this.isGood = isGood;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public boolean isGood() {
        return isGood;
    }
}
