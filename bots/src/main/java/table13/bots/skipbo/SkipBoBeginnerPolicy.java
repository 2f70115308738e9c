package table13.bots.skipbo;

import table13.bots.search.BeginnerPolicy;
import table13.rules.skipbo.SkipBoFacts;
import table13.rules.skipbo.SkipBoState;

/// A beginner of *Skip-Bo*: builds any card that fits, wilds too, ignores the white spaces, and discards any number
/// without regard to the pawn, as long as some pile stays open. It always plays a stock card that fits, and never
/// misses the last one if the hand leads to it.
final class SkipBoBeginnerPolicy implements BeginnerPolicy<SkipBoState> {
    private static final double STOCK = 4;
    private static final double NUMBER = 2;
    private static final double WILD = 0.5;
    private static final double SPACE = -1;
    private static final double EXCHANGE = -1;
    private static final double DISCARD = -2;

    private final LastCardCheck lastCard = new LastCardCheck();

    @Override
    public void rate(SkipBoState state, int[] moves, int n, double[] into) {
        boolean stockFits = false;
        boolean staysOpen = false;
        for (int i = 0; i < n; i++) {
            stockFits |= TurnGenerator.playsStock(moves[i]);
            staysOpen |= opens(state, moves[i]);
        }
        boolean wins = lastCard.isInReach(state);
        boolean holdsNumbers = state.handSize() > state.held(SkipBoFacts.WILD);
        for (int i = 0; i < n; i++) {
            int move = moves[i];
            if (wins && lastCard.staysInReach(state, move)) {
                into[i] = WINS;
            } else if (SkipBoFacts.isBuild(move)) {
                into[i] = build(move);
            } else if (stockFits) {
                into[i] = ABSURD;
            } else if (!SkipBoFacts.isDiscard(move)) {
                into[i] = EXCHANGE;
            } else {
                boolean wastesWild = holdsNumbers && SkipBoFacts.sourceOf(move) == SkipBoFacts.WILD;
                into[i] = wastesWild || (staysOpen && !opens(state, move)) ? ABSURD : DISCARD;
            }
        }
    }

    private static double build(int move) {
        int source = SkipBoFacts.sourceOf(move);
        if (source == SkipBoFacts.STOCK) {
            return STOCK;
        }
        return SkipBoFacts.isStandIn(move) ? SPACE : source == SkipBoFacts.WILD ? WILD : NUMBER;
    }

    /// Whether a discard of a number leaves a pile open.
    private static boolean opens(SkipBoState state, int move) {
        return SkipBoFacts.isDiscard(move)
                && SkipBoFacts.sourceOf(move) != SkipBoFacts.WILD
                && SkipBoFacts.opens(state.pawnsAfter(move)) != 0;
    }
}
