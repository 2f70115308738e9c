package table13.bots.leaves;

import table13.bots.search.Policy;
import table13.rules.leaves.LeavesState;

/// Heuristic policy for *13 Leaves*. It rates the hand after the move, the odds that the others beat the row, and the
/// own plays on that row.
final class LeavesHeuristic implements Policy<LeavesState> {
    private static final double WINS = 1000;

    private final LeavesWeights weights;

    /// Whether the row after a pass can raise the rating.
    private final boolean rowMayHelpAPass;

    // ---- common to all moves of the state

    private long hand;
    private int kinds;
    private long row;
    private long elsewhere;

    /// The kinds at the ends of the row, and the expected number of ways to beat each end.
    private int low;

    private int high;
    private long lowWays;
    private long highWays;

    /// The number of others in the lap (`more` is 0 for one, 1 for several), the smallest hand among the other players,
    /// and how close it is to winning.
    private int others;

    private int more;
    private int fewest;
    private int danger;

    /// The value of a pass without the row after it, and its upper bound.
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

    /// Plays come first. A pass is rated only if it can beat the best play.
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

    /// An integer with the order of the ratings. The processor selects the larger of two integers without a branch, and
    /// this branch would be mispredicted often. Adding zero makes -0.0 rank like 0.0.
    private static long rank(double rating) {
        long bits = Double.doubleToRawLongBits(rating + 0.0);
        return bits ^ (bits >> 63 >>> 1);
    }

    /// Computes the values common to all moves.
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

    /// The value of the row after a play of this kind, which is now one end or both. Ways to beat the other end are
    /// reused; the rest is recomputed, which is faster than a case distinction.
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
