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

    LeavesThumb(double[] weights) {
        this.weights = weights.clone();
        for (int at = 0; at < twoStacks.length; at++) {
            int kind = at >>> 8 << 1;
            twoStacks[at] = stack(kind, at & 15) + stack(kind + 1, (at >>> 4) & 15);
        }
    }

    private double stack(int kind, int count) {
        return count == 0 || kind == Stacks.KINDS
                ? 0
                : weights[STACK + Stacks.fromMiddle(kind) * MOST_ALIKE + Math.min(count, MOST_ALIKE) - 1];
    }

    @Override
    public void rate(LeavesState state, int[] moves, int n, double[] into) {
        long hand = state.hand();
        long row = state.row();
        long elsewhere = state.elsewhere();
        int others = state.playersInLap() - 1;
        int fewest = fewestHeldByOthers(state);
        for (int i = 0; i < n; i++) {
            int kind = LeavesState.kindOf(moves[i]);
            if (LeavesState.isPass(moves[i])) {
                long card = Stacks.some(1, kind);
                into[i] = change(hand, hand + card, kind) + pass(row - card, elsewhere, others, fewest);
            } else {
                int count = LeavesState.countOf(moves[i]);
                long left = hand - Stacks.some(count, kind);
                into[i] = left == 0
                        ? WINS
                        : change(hand, left, kind)
                                + opening(row, kind, count)
                                + play(left, row + Stacks.some(count, kind), elsewhere, others, fewest);
            }
        }
    }

    private static int fewestHeldByOthers(LeavesState state) {
        int fewest = Integer.MAX_VALUE;
        for (int seat = 0; seat < state.players(); seat++) {
            fewest = seat == state.toMove() ? fewest : Math.min(fewest, state.heldBy(seat));
        }
        return fewest;
    }

    /// How near somebody is to winning: 0 to 2.
    private static int danger(int fewest) {
        return fewest <= 2 ? 2 : fewest <= 5 ? 1 : 0;
    }

    // ---- the hand

    /// What the hand gains by a change of one kind.
    private double change(long before, long after, int kind) {
        int two = kind >>> 1;
        return twoStacks[two << 8 | ((int) (after >>> (8 * two)) & 255)]
                - twoStacks[two << 8 | ((int) (before >>> (8 * two)) & 255)]
                + weights[KINDS + Math.min(Stacks.kinds(after), MOST_KINDS) - 1];
    }

    // ---- playing

    private double opening(long row, int kind, int count) {
        int played = Math.min(count, MOST_PLAYED) - 1;
        if (row == 0) {
            return weights[OPENED + played] + weights[OPENED_AT + Stacks.fromMiddle(kind)];
        }
        int jump = Math.max(Stacks.lowest(row) - kind, kind - Stacks.highest(row));
        return weights[PLAYED + played] + weights[JUMP + Math.clamp(jump, 0, LONGEST_JUMP)];
    }

    private double play(long left, long row, long elsewhere, int others, int fewest) {
        int low = Stacks.lowest(row);
        int high = Stacks.highest(row);
        int lowNeeds = Stacks.count(row, low);
        int highNeeds = Stacks.count(row, high);
        int kinds = Stacks.kinds(left);
        int danger = danger(fewest);
        double ways = Odds.waysToBeat(row, elsewhere);
        double holds = Odds.nobodyBeats(ways * others);
        long below = Stacks.upTo(low, left);
        long above = Stacks.from(high, left);
        int goesOn = Stacks.kindsWith(lowNeeds, below) + Stacks.kindsWith(highNeeds, above);
        int fits = Stacks.kinds(below | above);
        int at = GOES_ON + (others == 1 ? 0 : 6);
        return weights[BEATEN + danger] * ways
                + (weights[HOLDS + danger]
                                + weights[HOLDS_AGAINST + Math.min(others, MOST_OTHERS) - 1]
                                + weights[LEADS_WITH + Math.min(kinds, 3) - 1])
                        * holds
                + weights[SHUTS + danger] * ((lowNeeds > fewest ? 1 : 0) + (highNeeds > fewest ? 1 : 0))
                + weights[at + Math.min(goesOn, 3)]
                + weights[at + TOO_SMALL] * Math.max(0, fits - goesOn)
                + weights[at + STUCK] * (kinds - fits);
    }

    // ---- passing

    private double pass(long row, long elsewhere, int others, int fewest) {
        double value = weights[PASS + Math.min(others, MOST_OTHERS) - 1] + weights[PASS_IN_DANGER + danger(fewest)];
        if (others == 1 || row == 0) {
            return value;
        }
        double ways = Odds.waysToBeat(row, elsewhere);
        return value + weights[PASS_BEATEN] * ways + weights[PASS_HOLDS] * Odds.nobodyBeats(ways * others);
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
