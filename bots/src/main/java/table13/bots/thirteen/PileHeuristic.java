package table13.bots.thirteen;

import table13.bots.search.Policy;
import table13.rules.thirteen.PileState;

/// Heuristic policy for *13* and *Friday the 13th*. It rates the new sum of the target, the card that leaves the hand,
/// and the cost of a taken pile, given the lead in its suit.
final class PileHeuristic implements Policy<PileState> {
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

    /// The index of a special four; a coloured card has its index in its suit.
    private static final int FOUR = PileState.VALUES;

    private static final int MOST_OF_A_SUIT = 15;

    private final double[] weights;

    // Precomputed values that do not depend on the whole table.
    private final SafePlayTable safe;
    private final double[] safeFour = new double[(PileState.FULL + 1) << 4];
    private final double[] pileBehind = new double[(MOST_OF_A_SUIT + 1) << 4];
    private final double[] pileLeading = new double[(MOST_OF_A_SUIT + 1) << 4];
    private final double[] leadsBy = new double[2 * MOST_OF_A_SUIT + 1];
    private final byte[] bestTaking = new byte[1 << PileState.VALUES];

    PileHeuristic(double[] weights) {
        this.weights = weights.clone();
        safe = new SafePlayTable(this::safely);
        for (int at = PileState.FOUR_VALUE << 4; at < safeFour.length; at++) {
            safeFour[at] = safely(at >>> 4, FOUR, at & 15);
        }
        for (int at = 0; at < pileBehind.length; at++) {
            pileBehind[at] = pile(TAKES_BEHIND, at >>> 4, at & 15);
            pileLeading[at] = pile(TAKES_LEADING, at >>> 4, at & 15);
        }
        for (int lead = -MOST_OF_A_SUIT; lead <= MOST_OF_A_SUIT; lead++) {
            leadsBy[MOST_OF_A_SUIT + lead] = weights[LEADS_BY + (lead > 0 ? 0 : 1)] * Math.min(Math.abs(lead), 4);
        }
        for (int cards = 1; cards < bestTaking.length; cards++) {
            int last = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(cards);
            int others = cards - (1 << last);
            boolean isLastBest = others == 0 || takingCard(last) > takingCard(bestTaking[others]);
            bestTaking[cards] = isLastBest ? (byte) last : bestTaking[others];
        }
    }

    private double pile(int perCard, int cards, int fours) {
        return weights[TAKES] + weights[perCard] * cards + weights[TAKES_FOUR] * fours;
    }

    private double takingCard(int card) {
        return weights[TAKING_CARD + card];
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
        int card = PileState.isFour(move) ? FOUR : move % PileState.VALUES;
        int sum = state.sum(target) + PileState.valueOf(move);
        if (sum > PileState.FULL) {
            return take(state, seat, target, card);
        }
        double rating = safely(sum, card, state.held(target));
        return card == FOUR ? rating + weights[LATE] * state.handSize() : rating;
    }

    /// The value of bringing a target to this sum, without the late cost of a four.
    ///
    /// @param held the number of held cards of the suit, this one included
    private double safely(int sum, int card, int held) {
        int third = sum < 7 ? 0 : sum < 10 ? 1 : sum < PileState.FULL ? 2 : 3;
        int moreOfSuit = held - (card == FOUR ? 0 : 1);
        return weights[SUM + sum] + weights[SAFE_CARD + card] + weights[MORE_OF_SUIT + third] * moreOfSuit;
    }

    private double take(PileState state, int seat, int target, int card) {
        int cards = state.suitedOn(target);
        int lead = state.taken(seat, target) + cards - mostTakenByOthers(state, seat, target);
        double[] pile = lead > 0 ? pileLeading : pileBehind;
        return pile[cards << 4 | state.foursOn(target)]
                + takingCard(card)
                + leadsBy[MOST_OF_A_SUIT + lead]
                + weights[LATE + 1] * (lead > 0 ? state.handSize() : 0);
    }

    private static int mostTakenByOthers(PileState state, int seat, int suit) {
        int most = 0;
        for (int other = 0; other < state.players(); other++) {
            most = Math.max(most, other == seat ? 0 : state.taken(other, suit));
        }
        return most;
    }

    // ---- the best move

    /// Looks up each target once instead of rating each card.
    @Override
    public int bestMove(PileState state, int[] moves, double[] ratings) {
        double best = Double.NEGATIVE_INFINITY;
        int bestMove = Integer.MAX_VALUE;
        int seat = state.toMove();
        for (int target = 0; target < PileState.TARGETS; target++) {
            int sum = state.sum(target);
            int at = SafePlayTable.at(sum, state.hand(target));
            if (safe.rating(at) > best) {
                best = safe.rating(at);
                bestMove = target * PileState.VALUES + safe.card(at);
            }
            int over = SafePlayTable.over(sum, at);
            if (over != 0) {
                int card = bestTaking[over];
                double rating = take(state, seat, target, card);
                int move = target * PileState.VALUES + card;
                if (rating > best || (rating == best && move < bestMove)) {
                    best = rating;
                    bestMove = move;
                }
            }
        }
        if (state.holdsFour()) {
            double late = weights[LATE] * state.handSize();
            for (int target = 0; target < PileState.TARGETS; target++) {
                int sum = state.sum(target) + PileState.FOUR_VALUE;
                double rating = sum <= PileState.FULL
                        ? safeFour[sum << 4 | state.held(target)] + late
                        : take(state, seat, target, FOUR);
                if (rating > best) {
                    best = rating;
                    bestMove = PileState.TARGETS * PileState.VALUES + target;
                }
            }
        }
        return bestMove;
    }

    /// Initial weights for tuning: high safe sums, and few cards.
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
