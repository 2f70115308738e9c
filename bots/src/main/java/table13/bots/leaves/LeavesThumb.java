package table13.bots.leaves;

import table13.bots.search.Thumb;
import table13.rules.leaves.LeavesState;

/// A rule of thumb for *13 Leaves*: what the hand is worth that a move leaves, how likely the others beat the row it
/// leaves, and what one could still play on that.
final class LeavesThumb implements Thumb<LeavesState> {
    private static final int MOST_ALIKE = 5;
    private static final int MOST_KINDS = 8;
    private static final int MOST_PLAYED = 6;
    private static final int MOST_OTHERS = 3;
    private static final int LONGEST_JUMP = 5;

    /// The hand afterwards: each stack by its distance from the 7s and its size, and the number of stacks.
    private static final int STACK = 0;

    private static final int KINDS = STACK + 7 * MOST_ALIKE;

    /// A play: how many cards, and how far beyond the end, or how far from the 7s on an empty row.
    private static final int PLAYED = KINDS + MOST_KINDS;

    private static final int JUMP = PLAYED + MOST_PLAYED;
    private static final int OPENED = JUMP + LONGEST_JUMP + 1;
    private static final int OPENED_AT = OPENED + MOST_PLAYED;

    /// The row that a play leaves: whether nobody beats it, how many ways there are to beat it, and the ends that the
    /// player with the fewest cards cannot go out on.
    private static final int HOLDS = OPENED_AT + 7;

    private static final int HOLDS_AGAINST = HOLDS + 3;
    private static final int LEADS_WITH = HOLDS_AGAINST + MOST_OTHERS;
    private static final int BEATEN = LEADS_WITH + 3;
    private static final int SHUTS = BEATEN + 3;

    /// What one could play on it: how many stacks, how many that are too small, how many that do not fit; first against
    /// one other player, then against more.
    private static final int GOES_ON = SHUTS + 3;

    private static final int TOO_SMALL = 4;
    private static final int STUCK = 5;

    private static final int PASS = GOES_ON + 12;
    private static final int PASS_IN_DANGER = PASS + MOST_OTHERS;
    private static final int PASS_BEATEN = PASS_IN_DANGER + 3;
    private static final int PASS_HOLDS = PASS_BEATEN + 1;
    static final int WEIGHTS = PASS_HOLDS + 1;

    private static final double WINS = 1000;

    private final double[] weights;

    /// What the stacks of two neighbouring kinds are worth together, for each such pair and all numbers of cards.
    private final double[] twoStacks = new double[7 << 8];

    // What the move that is rated meets: the hand, the row, the cards elsewhere, the ends of the row, what they need
    // and
    // how many ways there are to beat them, how many others are in the lap, the fewest cards that one of them holds,
    // and
    // how near that is to winning: 0 to 2.
    private long hand;
    private long row;
    private long elsewhere;
    private int low;
    private int high;
    private int lowNeeds;
    private int highNeeds;
    private double lowWays;
    private double highWays;
    private int others;
    private int fewest;
    private int danger;

    /// What passing is worth, before the row that it leaves.
    private double passing;

    private double passAtBest;
    private final boolean rowMayHelpAPass;

    private int holdingRow;

    // Sums of weights that are always added up together: for a play on an empty row, for one at an end, and for a row
    // that nobody beats.
    private final double[] openings = new double[MOST_PLAYED * 7];
    private final double[] jumps = new double[MOST_PLAYED * (LONGEST_JUMP + 1)];
    private final double[] holding = new double[3 * (MOST_OTHERS + 1) << 2];

    LeavesThumb(double[] weights) {
        this.weights = weights.clone();
        for (int i = 0; i < openings.length; i++) {
            openings[i] = weights[OPENED + i / 7] + weights[OPENED_AT + i % 7];
        }
        for (int i = 0; i < jumps.length; i++) {
            jumps[i] = weights[PLAYED + i / (LONGEST_JUMP + 1)] + weights[JUMP + i % (LONGEST_JUMP + 1)];
        }
        for (int near = 0; near < 3; near++) {
            for (int against = 1; against <= MOST_OTHERS; against++) {
                for (int kinds = 1; kinds <= 3; kinds++) {
                    holding[holdingRow(near, against) + kinds] = weights[HOLDS + near]
                            + weights[HOLDS_AGAINST + against - 1]
                            + weights[LEADS_WITH + kinds - 1];
                }
            }
        }
        rowMayHelpAPass = weights[PASS_BEATEN] > 0 || weights[PASS_HOLDS] > 0;
        for (int at = 0; at < twoStacks.length; at++) {
            int kind = at >>> 8 << 1;
            twoStacks[at] = stack(kind, at & 15) + stack(kind + 1, (at >>> 4) & 15);
        }
    }

    private static int holdingRow(int danger, int others) {
        return (danger * (MOST_OTHERS + 1) + Math.min(others, MOST_OTHERS)) << 2;
    }

    private double stack(int kind, int count) {
        return count == 0 || kind == Stacks.KINDS
                ? 0
                : weights[STACK + Stacks.fromMiddle(kind) * MOST_ALIKE + Math.min(count, MOST_ALIKE) - 1];
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
            if (gain + passAtBest > highest) {
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
        passing = weights[PASS + Math.min(others, MOST_OTHERS) - 1] + weights[PASS_IN_DANGER + danger];
        holdingRow = holdingRow(danger, others);
        passAtBest = rowMayHelpAPass ? Double.POSITIVE_INFINITY : passing;
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

    // ---- the hand

    /// What the hand gains by a change of one kind.
    private double change(long after, int kind) {
        int two = kind >>> 1;
        return twoStacks[two << 8 | ((int) (after >>> (8 * two)) & 255)]
                - twoStacks[two << 8 | ((int) (hand >>> (8 * two)) & 255)]
                + weights[KINDS + Math.min(Stacks.kinds(after), MOST_KINDS) - 1];
    }

    // ---- playing

    /// The play is at one end, or at both; the other end stays as it is.
    private double play(int kind, int count) {
        long left = hand - Stacks.some(count, kind);
        if (left == 0) {
            return WINS;
        }
        double gain = change(left, kind) + opening(kind, count);
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

    private double opening(int kind, int count) {
        int played = Math.min(count, MOST_PLAYED) - 1;
        return row == 0
                ? openings[played * 7 + Stacks.fromMiddle(kind)]
                : jumps[played * (LONGEST_JUMP + 1) + Math.min(Math.max(low - kind, kind - high), LONGEST_JUMP)];
    }

    /// What the row is worth that a play leaves.
    private double play(long left, int newLow, int newLowNeeds, int newHigh, int newHighNeeds, double ways) {
        int kinds = Stacks.kinds(left);
        double holds = Odds.nobodyBeats(ways * others);
        long below = Stacks.upTo(newLow, left);
        long above = Stacks.from(newHigh, left);
        int goesOn = Stacks.kindsWith(newLowNeeds, below) + Stacks.kindsWith(newHighNeeds, above);
        int fits = Stacks.kinds(below | above);
        int at = GOES_ON + (others == 1 ? 0 : 6);
        return weights[BEATEN + danger] * ways
                + holding[holdingRow + Math.min(kinds, 3)] * holds
                + weights[SHUTS + danger] * ((newLowNeeds > fewest ? 1 : 0) + (newHighNeeds > fewest ? 1 : 0))
                + weights[at + Math.min(goesOn, 3)]
                + weights[at + TOO_SMALL] * Math.max(0, fits - goesOn)
                + weights[at + STUCK] * (kinds - fits);
    }

    // ---- passing

    private double passGain(int kind) {
        return change(hand + Stacks.some(1, kind), kind);
    }

    private double pass(int kind) {
        long left = row - Stacks.some(1, kind);
        if (others == 1 || left == 0) {
            return passing;
        }
        double ways = kind > low && kind < high ? lowWays + highWays : Odds.waysToBeat(left, elsewhere);
        return passing + weights[PASS_BEATEN] * ways + weights[PASS_HOLDS] * Odds.nobodyBeats(ways * others);
    }

    /// Weights to begin tuning from: few cards, few stacks, and something to play on.
    static double[] rough() {
        double[] weights = new double[WEIGHTS];
        for (int i = 0; i < 7 * MOST_ALIKE; i++) {
            weights[STACK + i] = -1 - 0.5 * (i % MOST_ALIKE);
        }
        for (int i = 0; i < MOST_KINDS; i++) {
            weights[KINDS + i] = -0.3 * i;
        }
        for (int i = 0; i < 4; i++) {
            weights[GOES_ON + i] = 0.3 * i;
            weights[GOES_ON + 6 + i] = 0.3 * i;
        }
        weights[LEADS_WITH] = 3;
        return weights;
    }
}
