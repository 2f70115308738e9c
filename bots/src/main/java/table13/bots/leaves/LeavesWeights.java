package table13.bots.leaves;

/// The weights of [LeavesHeuristic], with precomputed sums and multiples.
final class LeavesWeights {
    private static final int MOST_ALIKE = 5;
    private static final int MOST_KINDS = 8;
    private static final int MOST_PLAYED = 6;
    private static final int MOST_OTHERS = 3;
    private static final int LONGEST_JUMP = 5;
    private static final int DISTANCES = 7;
    private static final int DANGERS = 3;

    /// The hand after the move: each stack by its distance from the 7s and its size, and the number of stacks.
    private static final int STACK = 0;

    private static final int KINDS = STACK + DISTANCES * MOST_ALIKE;

    /// A play: the number of cards, and the distance beyond the end, or from the 7s on an empty row.
    private static final int PLAYED = KINDS + MOST_KINDS;

    private static final int JUMP = PLAYED + MOST_PLAYED;
    private static final int OPENED = JUMP + LONGEST_JUMP + 1;
    private static final int OPENED_AT = OPENED + MOST_PLAYED;

    /// The row after a play: the probability that it holds, the number of ways to beat it, and the ends where the
    /// player with the fewest cards cannot go out.
    private static final int HOLDS = OPENED_AT + DISTANCES;

    private static final int HOLDS_AGAINST = HOLDS + DANGERS;
    private static final int LEADS_WITH = HOLDS_AGAINST + MOST_OTHERS;
    private static final int BEATEN = LEADS_WITH + 3;
    private static final int SHUTS = BEATEN + DANGERS;

    /// The own plays on it: the number of stacks, of stacks that are too small, and of stacks that do not fit; first
    /// against one other player, then against several.
    private static final int GOES_ON = SHUTS + DANGERS;

    private static final int TOO_SMALL = 4;
    private static final int STUCK = 5;
    private static final int AGAINST_MORE = 6;

    private static final int PASS = GOES_ON + 2 * AGAINST_MORE;
    private static final int PASS_IN_DANGER = PASS + MOST_OTHERS;
    private static final int PASS_BEATEN = PASS_IN_DANGER + DANGERS;
    private static final int PASS_HOLDS = PASS_BEATEN + 1;
    private static final int WEIGHTS = PASS_HOLDS + 1;

    /// Tables cover all possible indices, so that no move needs a bounds clamp.
    private static final int ROOM = 16;

    private final double[] weights;
    private final double[] twoStacks = new double[7 << 8];
    private final double[] kinds = new double[ROOM];
    private final double[] openings = new double[CardCounts.KINDS * ROOM];
    private final double[] jumps = new double[CardCounts.KINDS * ROOM];
    private final double[] holding = new double[DANGERS * ROOM * ROOM];
    private final double[] shutting = new double[DANGERS * ROOM];
    private final double[] goesOn = new double[2 * ROOM];
    private final double[] tooSmall = new double[2 * ROOM];
    private final double[] stuck = new double[2 * ROOM];

    LeavesWeights(double[] weights) {
        this.weights = weights.clone();
        for (int at = 0; at < twoStacks.length; at++) {
            int kind = at >>> 8 << 1;
            twoStacks[at] = stack(kind, at & 15) + stack(kind + 1, (at >>> 4) & 15);
        }
        for (int i = 0; i < ROOM; i++) {
            kinds[i] = weights[KINDS + Math.clamp(i, 1, MOST_KINDS) - 1];
        }
        for (int at = 0; at < openings.length; at++) {
            int played = Math.clamp(at % ROOM, 1, MOST_PLAYED) - 1;
            openings[at] = weights[OPENED + played] + weights[OPENED_AT + CardCounts.fromMiddle(at / ROOM)];
            jumps[at] = weights[PLAYED + played] + weights[JUMP + Math.min(at / ROOM, LONGEST_JUMP)];
        }
        for (int at = 0; at < holding.length; at++) {
            int against = Math.clamp(at / ROOM % ROOM, 1, MOST_OTHERS) - 1;
            int leads = Math.clamp(at % ROOM, 1, 3) - 1;
            holding[at] =
                    weights[HOLDS + at / ROOM / ROOM] + weights[HOLDS_AGAINST + against] + weights[LEADS_WITH + leads];
        }
        for (int at = 0; at < shutting.length; at++) {
            shutting[at] = weights[SHUTS + at / ROOM] * (at % ROOM);
        }
        for (int at = 0; at < stuck.length; at++) {
            int first = GOES_ON + AGAINST_MORE * (at / ROOM);
            goesOn[at] = weights[first + Math.min(at % ROOM, 3)];
            tooSmall[at] = weights[first + TOO_SMALL] * (at % ROOM);
            stuck[at] = weights[first + STUCK] * (at % ROOM);
        }
    }

    private double stack(int kind, int count) {
        return count == 0 || kind == CardCounts.KINDS
                ? 0
                : weights[STACK + CardCounts.fromMiddle(kind) * MOST_ALIKE + Math.min(count, MOST_ALIKE) - 1];
    }

    /// Initial weights for tuning: few cards, few stacks, and something left to play.
    static double[] rough() {
        double[] weights = new double[WEIGHTS];
        for (int i = 0; i < DISTANCES * MOST_ALIKE; i++) {
            weights[STACK + i] = -1 - 0.5 * (i % MOST_ALIKE);
        }
        for (int i = 0; i < MOST_KINDS; i++) {
            weights[KINDS + i] = -0.3 * i;
        }
        for (int i = 0; i < 4; i++) {
            weights[GOES_ON + i] = 0.3 * i;
            weights[GOES_ON + AGAINST_MORE + i] = 0.3 * i;
        }
        weights[LEADS_WITH] = 3;
        return weights;
    }

    // ---- the hand

    /// The change of a hand's value when the count of one kind changes.
    ///
    /// @param kindsAfter the number of kinds afterwards
    double change(long before, long after, int kind, int kindsAfter) {
        int two = kind >>> 1;
        return twoStacks[two << 8 | ((int) (after >>> (8 * two)) & 255)]
                - twoStacks[two << 8 | ((int) (before >>> (8 * two)) & 255)]
                + kinds[kindsAfter];
    }

    // ---- playing

    /// The value of a play on an empty row.
    double opening(int kind, int count) {
        return openings[kind * ROOM + count];
    }

    /// The value of a play this far beyond an end.
    double jump(int count, int far) {
        return jumps[far * ROOM + count];
    }

    double beaten(int danger) {
        return weights[BEATEN + danger];
    }

    /// The value of a row that holds, with this many kinds to lead with.
    double holds(int danger, int others, int leads) {
        return holding[(danger * ROOM + others) * ROOM + leads];
    }

    double shuts(int danger, int ends) {
        return shutting[danger * ROOM + ends];
    }

    /// The value of stacks to play on the row, some too small and some that do not fit.
    ///
    /// @param more 0 against one other player, 1 against several
    double goesOn(int more, int stacks) {
        return goesOn[more * ROOM + stacks];
    }

    double tooSmall(int more, int stacks) {
        return tooSmall[more * ROOM + stacks];
    }

    double stuck(int more, int stacks) {
        return stuck[more * ROOM + stacks];
    }

    // ---- passing

    double passing(int others, int danger) {
        return weights[PASS + Math.min(others, MOST_OTHERS) - 1] + weights[PASS_IN_DANGER + danger];
    }

    double passBeaten() {
        return weights[PASS_BEATEN];
    }

    double passHolds() {
        return weights[PASS_HOLDS];
    }
}
