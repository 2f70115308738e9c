package table13.bots.thirteen;

import table13.bots.search.Thumb;
import table13.rules.thirteen.PileState;

/// A rule of thumb for *13* and *Friday the 13th*: what a card makes of its target, which card leaves the hand, and
/// what a taken pile costs, given who leads in that suit.
final class PileThumb implements Thumb<PileState> {
    private static final int SUM = 0;
    private static final int SAFE_CARD = SUM + PileState.FULL + 1;
    private static final int TAKES = 21;
    private static final int TAKES_BEHIND = 22;
    private static final int TAKES_LEADING = 23;
    private static final int TAKES_FOUR = 24;
    private static final int TAKING_CARD = 25;
    private static final int MORE_OF_SUIT = 32;
    private static final int LEADS_BY = 36;
    private static final int LATE = 38;
    private static final int WEIGHTS = 40;

    private final double[] weights;

    PileThumb(double[] weights) {
        this.weights = weights.clone();
    }

    @Override
    public void rate(PileState state, int[] moves, int n, double[] into) {
        int seat = state.toMove();
        for (int i = 0; i < n; i++) {
            into[i] = rate(state, seat, moves[i]);
        }
    }

    private double rate(PileState state, int seat, int move) {
        int target = PileState.targetOf(move);
        int value = PileState.valueOf(move);
        int card = PileState.isFour(move) ? 6 : valueIndex(value);
        int sum = state.sum(target) + value;
        int moreOfSuit = state.held(target) - (card == 6 ? 0 : 1);
        if (sum <= PileState.FULL) {
            int third = sum < 7 ? 0 : sum < 10 ? 1 : sum < PileState.FULL ? 2 : 3;
            return weights[SUM + sum]
                    + weights[SAFE_CARD + card]
                    + weights[MORE_OF_SUIT + third] * moreOfSuit
                    + (card == 6 ? weights[LATE] * state.handSize() : 0);
        }
        int cards = state.suitedOn(target);
        int mine = state.taken(seat, target) + cards;
        int lead = mine - mostTakenByOthers(state, seat, target);
        double perCard = weights[lead > 0 ? TAKES_LEADING : TAKES_BEHIND];
        return weights[TAKES]
                + perCard * cards
                + weights[TAKES_FOUR] * state.foursOn(target)
                + weights[TAKING_CARD + card]
                + weights[LEADS_BY + (lead > 0 ? 0 : 1)] * Math.min(Math.abs(lead), 4)
                + weights[LATE + 1] * (lead > 0 ? state.handSize() : 0);
    }

    private static int mostTakenByOthers(PileState state, int seat, int suit) {
        int most = 0;
        for (int other = 0; other < state.players(); other++) {
            if (other != seat) {
                most = Math.max(most, state.taken(other, suit));
            }
        }
        return most;
    }

    private static int valueIndex(int value) {
        return switch (value) {
            case 0 -> 0;
            case 1 -> 1;
            case 2 -> 2;
            case 4 -> 3;
            case 5 -> 4;
            default -> 5;
        };
    }

    /// Weights to begin tuning from: as near to full as is safe, and few cards.
    static double[] rough() {
        double[] weights = new double[WEIGHTS];
        for (int sum = 0; sum <= PileState.FULL; sum++) {
            weights[SUM + sum] = 0.3 * sum;
        }
        weights[TAKES_BEHIND] = -1;
        weights[TAKES_LEADING] = -0.2;
        weights[TAKES_FOUR] = -PileState.FOUR_POINTS;
        return weights;
    }
}
