package table13.bots.leaves;

import table13.bots.search.Thumb;
import table13.rules.leaves.LeavesState;

/// A rule of thumb for *13 Leaves*: what the hand is worth that a move leaves, how likely the others beat the row it
/// leaves, and what one could still play on that.
final class LeavesThumb implements Thumb<LeavesState> {
    private static final double WINS = 1000;

    private final LeavesWeights weights;

    /// Whether passing may be worth more for the row that it leaves.
    private final boolean rowMayHelpAPass;

    // ---- what the move that is rated meets

    private long hand;
    private long row;
    private long elsewhere;

    /// The kinds at the ends of the row, how many cards they need, and how many ways there are to beat them.
    private int low;

    private int high;
    private int lowNeeds;
    private int highNeeds;
    private double lowWays;
    private double highWays;

    /// How many others are in the lap, the fewest cards that another player holds, and how near that is to winning.
    private int others;

    private int fewest;
    private int danger;

    /// What passing is worth, before the row that it leaves, and at best.
    private double passing;

    private double passingAtBest;

    LeavesThumb(double[] weights) {
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
    public int favourite(LeavesState state, int[] moves, double[] ratings) {
        see(state);
        int best = -1;
        double highest = Double.NEGATIVE_INFINITY;
        for (long left = state.legalPlays(); left != 0; left &= left - 1) {
            int move = LeavesState.firstOf(left);
            double rating = play(LeavesState.kindOf(move), LeavesState.countOf(move));
            if (rating > highest) {
                highest = rating;
                best = move;
            }
        }
        for (long left = Stacks.oneOfEach(row); left != 0; left &= left - 1) {
            int kind = Stacks.lowest(left);
            double gain = passGain(kind);
            if (gain + passingAtBest > highest) {
                double rating = gain + pass(kind);
                if (rating > highest) {
                    highest = rating;
                    best = LeavesState.passOf(kind);
                }
            }
        }
        return best;
    }

    /// Notes what all moves have in common.
    private void see(LeavesState state) {
        hand = state.hand();
        row = state.row();
        elsewhere = state.elsewhere();
        others = state.playersInLap() - 1;
        fewest = fewestHeldByOthers(state);
        danger = fewest <= 2 ? 2 : fewest <= 5 ? 1 : 0;
        passing = weights.passing(others, danger);
        passingAtBest = rowMayHelpAPass ? Double.POSITIVE_INFINITY : passing;
        if (row == 0) {
            low = Stacks.KINDS;
            high = -1;
            return;
        }
        low = Stacks.lowest(row);
        high = Stacks.highest(row);
        lowNeeds = Stacks.count(row, low);
        highNeeds = Stacks.count(row, high);
        lowWays = Odds.waysBelow(low, lowNeeds, elsewhere);
        highWays = Odds.waysAbove(high, highNeeds, elsewhere);
    }

    private static int fewestHeldByOthers(LeavesState state) {
        int fewest = Integer.MAX_VALUE;
        for (int seat = 0; seat < state.players(); seat++) {
            fewest = seat == state.toMove() ? fewest : Math.min(fewest, state.heldBy(seat));
        }
        return fewest;
    }

    // ---- playing

    /// The play is at one end, or at both; the other end stays as it is.
    private double play(int kind, int count) {
        long left = hand - Stacks.some(count, kind);
        if (left == 0) {
            return WINS;
        }
        double opening =
                row == 0 ? weights.opening(kind, count) : weights.jump(count, Math.max(low - kind, kind - high));
        double gain = weights.change(hand, left, kind) + opening;
        int needs = count + Stacks.count(row, kind);
        if (kind > low) {
            double ways = lowWays + Odds.waysAbove(kind, needs, elsewhere);
            return gain + play(left, low, lowNeeds, kind, needs, ways);
        }
        double ways = Odds.waysBelow(kind, needs, elsewhere);
        if (kind < high) {
            return gain + play(left, kind, needs, high, highNeeds, ways + highWays);
        }
        return gain + play(left, kind, needs, kind, needs, ways + Odds.waysAbove(kind, needs, elsewhere));
    }

    /// What the row is worth that a play leaves.
    private double play(long left, int newLow, int newLowNeeds, int newHigh, int newHighNeeds, double ways) {
        long one = Stacks.oneOfEach(left);
        int kinds = Long.bitCount(one);
        int fits = Long.bitCount(Stacks.upTo(newLow, one) | Stacks.from(newHigh, one));
        int goesOn = Stacks.kindsWith(newLowNeeds, Stacks.upTo(newLow, left))
                + Stacks.kindsWith(newHighNeeds, Stacks.from(newHigh, left));
        int shuts = (newLowNeeds > fewest ? 1 : 0) + (newHighNeeds > fewest ? 1 : 0);
        int more = others == 1 ? 0 : 1;
        return weights.beaten(danger) * ways
                + weights.holds(danger, others, kinds) * Odds.nobodyBeats(ways * others)
                + weights.shuts(danger, shuts)
                + weights.goesOn(more, goesOn)
                + weights.tooSmall(more, Math.max(0, fits - goesOn))
                + weights.stuck(more, kinds - fits);
    }

    // ---- passing

    private double passGain(int kind) {
        return weights.change(hand, hand + Stacks.some(1, kind), kind);
    }

    private double pass(int kind) {
        long left = row - Stacks.some(1, kind);
        if (others == 1 || left == 0) {
            return passing;
        }
        double ways = (kind > low ? lowWays : Odds.waysBelow(left, elsewhere))
                + (kind < high ? highWays : Odds.waysAbove(left, elsewhere));
        return passing + weights.passBeaten() * ways + weights.passHolds() * Odds.nobodyBeats(ways * others);
    }
}
