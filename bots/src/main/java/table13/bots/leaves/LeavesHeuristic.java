package table13.bots.leaves;

import table13.bots.search.Policy;
import table13.rules.leaves.LeavesState;

/// A rule of thumb for *13 Leaves*: what the hand is worth that a move leaves, how likely the others beat the row it
/// leaves, and what one could still play on that.
final class LeavesHeuristic implements Policy<LeavesState> {
    private static final double WINS = 1000;

    private final LeavesWeights weights;

    /// Whether passing may be worth more for the row that it leaves.
    private final boolean rowMayHelpAPass;

    // ---- what the move that is rated meets

    private long hand;
    private int kinds;
    private long row;
    private long elsewhere;

    /// The kinds at the ends of the row, and how many ways there are to beat them.
    private int low;

    private int high;
    private long lowWays;
    private long highWays;

    /// How many others are in the lap (and 0 for one of them, 1 for more), the fewest cards that another player holds,
    /// and how near that is to winning.
    private int others;

    private int more;
    private int fewest;
    private int danger;

    /// What passing is worth, before the row that it leaves, and at best.
    private double passing;

    private double passingAtBest;

    LeavesHeuristic(double[] weights) {
        this.weights = new LeavesWeights(weights);
        rowMayHelpAPass = this.weights.passBeaten() > 0 || this.weights.passHolds() > 0;
    }

    @Override
    public void rate(LeavesState state, int[] moves, int n, double[] into) {
        see(state);
        for (int i = 0; i < n; i++) {
            int kind = LeavesState.kindOf(moves[i]);
            into[i] = LeavesState.isPass(moves[i])
                    ? passGain(kind) + pass(kind)
                    : play(kind, LeavesState.countOf(moves[i]));
        }
    }

    /// The plays come first. A pass that cannot be better than the best of them need not be rated.
    @Override
    public int bestMove(LeavesState state, int[] moves, double[] ratings) {
        see(state);
        int best = -1;
        long first = Long.MIN_VALUE;
        for (long left = state.legalPlays(); left != 0; left &= left - 1) {
            int move = LeavesState.firstOf(left);
            long rank = rank(play(LeavesState.kindOf(move), LeavesState.countOf(move)));
            best = rank > first ? move : best;
            first = Math.max(first, rank);
        }
        for (long left = CardCounts.oneOfEach(row); left != 0; left &= left - 1) {
            int kind = CardCounts.lowest(left);
            double gain = passGain(kind);
            if (rank(gain + passingAtBest) > first) {
                long rank = rank(gain + pass(kind));
                best = rank > first ? LeavesState.passOf(kind) : best;
                first = Math.max(first, rank);
            }
        }
        return best;
    }

    /// A whole number for a rating, the higher the better. Which of two moves is better is what a processor guesses
    /// wrong; of whole numbers it takes the larger one without guessing. A zero is added because one with a sign
    /// must rank like one without.
    private static long rank(double rating) {
        long bits = Double.doubleToRawLongBits(rating + 0.0);
        return bits ^ (bits >> 63 >>> 1);
    }

    /// Notes what all moves have in common.
    private void see(LeavesState state) {
        hand = state.hand();
        kinds = CardCounts.kinds(hand);
        row = state.row();
        elsewhere = state.elsewhere();
        others = state.playersInLap() - 1;
        fewest = state.fewestHeldByOthers();
        danger = fewest <= 2 ? 2 : fewest <= 5 ? 1 : 0;
        more = others == 1 ? 0 : 1;
        passing = weights.passing(others, danger);
        passingAtBest = rowMayHelpAPass ? Double.POSITIVE_INFINITY : passing;
        if (row == 0) {
            low = CardCounts.KINDS;
            high = -1;
            return;
        }
        low = CardCounts.lowest(row);
        high = CardCounts.highest(row);
        lowWays = Odds.waysBelow(row, elsewhere);
        highWays = Odds.waysAbove(row, elsewhere);
    }

    // ---- playing

    private double play(int kind, int count) {
        long cards = CardCounts.some(count, kind);
        long left = hand - cards;
        if (left == 0) {
            return WINS;
        }
        long one = CardCounts.oneOfEach(left);
        int kindsLeft = Long.bitCount(one);
        double opening =
                row == 0 ? weights.opening(kind, count) : weights.jump(count, Math.max(low - kind, kind - high));
        double gain = weights.change(hand, left, kind, kindsLeft) + opening;
        return gain + rowAfter(row + cards, kind, left, one, kindsLeft);
    }

    /// What the row is worth that a play leaves, whose kind is now an end, or both. Of the other end only the ways to
    /// beat it are kept from before; the rest is found anew more quickly than chosen.
    private double rowAfter(long newRow, int kind, long left, long one, int kindsLeft) {
        int needs = CardCounts.count(newRow, kind);
        long ways = (kind > low ? lowWays : Odds.waysBelow(kind, needs, elsewhere))
                + (kind < high ? highWays : Odds.waysAbove(kind, needs, elsewhere));
        int newLow = Math.min(low, kind);
        int newHigh = Math.max(high, kind);
        int lowNeeds = CardCounts.count(newRow, newLow);
        int highNeeds = CardCounts.count(newRow, newHigh);
        int fits = Long.bitCount(CardCounts.upTo(newLow, one) | CardCounts.from(newHigh, one));
        int goesOn = CardCounts.kindsWith(lowNeeds, CardCounts.upTo(newLow, left))
                + CardCounts.kindsWith(highNeeds, CardCounts.from(newHigh, left));
        int shuts = (lowNeeds > fewest ? 1 : 0) + (highNeeds > fewest ? 1 : 0);
        return weights.beaten(danger) * Odds.number(ways)
                + weights.holds(danger, others, kindsLeft) * Odds.nobodyBeats(ways * others)
                + weights.shuts(danger, shuts)
                + weights.goesOn(more, goesOn)
                + weights.tooSmall(more, Math.max(0, fits - goesOn))
                + weights.stuck(more, kindsLeft - fits);
    }

    // ---- passing

    private double passGain(int kind) {
        int kindsAfter = kinds + (CardCounts.count(hand, kind) == 0 ? 1 : 0);
        return weights.change(hand, hand + CardCounts.some(1, kind), kind, kindsAfter);
    }

    private double pass(int kind) {
        long left = row - CardCounts.some(1, kind);
        if (others == 1 || left == 0) {
            return passing;
        }
        long ways = (kind > low ? lowWays : Odds.waysBelow(left, elsewhere))
                + (kind < high ? highWays : Odds.waysAbove(left, elsewhere));
        return passing
                + weights.passBeaten() * Odds.number(ways)
                + weights.passHolds() * Odds.nobodyBeats(ways * others);
    }
}
