package table13.bots.thirteen;

import table13.bots.Consequence;

/// What may come of a card in *13* and *Friday the 13th*.
enum PileConsequence implements Consequence {
    /// The card takes the pile.
    TAKES("takes", false),
    /// Its seat has strictly the most cards of the suit, and some of them: they cost nothing as it stands.
    LEADS("leads", true),
    /// Somebody else takes a pile meanwhile.
    OTHERS_TAKE("others-take", true),
    /// Then no card of the hand is safe.
    STUCK("stuck", false);

    private final String id;
    private final boolean isGood;

    PileConsequence(String id, boolean isGood) {
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
