package table13.bots.leaves;

import table13.bots.Consequence;

/// What may come of a move in *13 Leaves*.
enum LeavesConsequence implements Consequence {
    /// The last card is gone.
    OUT("out", true),
    /// Everybody else passed: the row is cleared, and its seat begins the next lap.
    LAP("lap", true),
    /// Something was played on the stack or beyond it.
    BEATEN("beaten", false),
    /// Then its seat holds something that fits.
    FITS("fits", true),
    /// Somebody else has played the last card.
    OTHER_OUT("other-out", false);

    private final String id;
    private final boolean isGood;

    LeavesConsequence(String id, boolean isGood) {
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
