package table13.bots.leaves;

import table13.bots.neural.Features;
import table13.rules.leaves.LeavesState;

/// Input of learned policies in *13 Leaves*: the hand and the row after a move, and how well the hand fits the row.
final class LeavesFeatures implements Features<LeavesState> {
    private static final int SIZES = 5;
    private static final int DISTANCES = 7;

    private static final int STACK = 0;
    private static final int KINDS = STACK + DISTANCES * SIZES;
    private static final int CARDS = KINDS + 2 * 10;
    private static final int PLAYED = CARDS + 16;
    private static final int OPENED = PLAYED + 6 * 6;
    private static final int PASSED = OPENED + 6 * DISTANCES;
    private static final int LOW = PASSED + 6 * DISTANCES;
    private static final int HIGH = LOW + 14;
    private static final int LOW_NEEDS = HIGH + 14;
    private static final int HIGH_NEEDS = LOW_NEEDS + 7;
    private static final int BEATEN = HIGH_NEEDS + 7;
    private static final int PASS_BEATEN = BEATEN + 5 * 10;
    private static final int FITS = PASS_BEATEN + 5 * 10;
    private static final int GOES_ON = FITS + 2 * 4 * SIZES;
    private static final int FEWEST = GOES_ON + 2 * 6 * 6;
    private static final int NEXT_HOLDS = FEWEST + 2 * 13;
    private static final int RACE = NEXT_HOLDS + 2 * 15;
    private static final int PLAYERS = RACE + 13;
    private static final int IN_LAP = PLAYERS + 7;
    private static final int COUNT = IN_LAP + 12;

    private long hand;
    private long row;
    private long elsewhere;
    private int held;
    private int others;
    private int fewest;
    private int nextHolds;

    @Override
    public int count() {
        return COUNT;
    }

    @Override
    public int most() {
        return 64;
    }

    @Override
    public void see(LeavesState state) {
        hand = state.hand();
        row = state.row();
        elsewhere = state.elsewhere();
        held = state.heldBy(state.toMove());
        others = state.playersInLap() - 1;
        nextHolds = state.heldBy(state.nextInLap());
        fewest = state.fewestHeldByOthers();
    }

    @Override
    public int of(LeavesState state, int move, int[] into) {
        int n = 0;
        int kind = LeavesState.kindOf(move);
        boolean isPass = LeavesState.isPass(move);
        int pass = isPass ? 1 : 0;
        long left;
        long after;
        int holds;
        if (isPass) {
            left = hand + CardCounts.some(1, kind);
            after = row - CardCounts.some(1, kind);
            holds = held + 1;
            into[n++] = PASSED
                    + Math.min(CardCounts.count(left, kind), 6) * DISTANCES
                    - DISTANCES
                    + CardCounts.fromMiddle(kind);
        } else {
            int count = LeavesState.countOf(move);
            left = hand - CardCounts.some(count, kind);
            after = row + CardCounts.some(count, kind);
            holds = held - count;
            int played = Math.min(count, 6) - 1;
            if (row == 0) {
                into[n++] = OPENED + played * DISTANCES + CardCounts.fromMiddle(kind);
            } else {
                int jump = Math.max(CardCounts.lowest(row) - kind, kind - CardCounts.highest(row));
                into[n++] = PLAYED + played * 6 + Math.clamp(jump, 0, 5);
            }
        }
        into[n++] = PLAYERS + state.players();
        into[n++] = IN_LAP + 2 * Math.min(others, 5) + pass;
        into[n++] = KINDS + 10 * pass + Math.min(CardCounts.kinds(left), 9);
        into[n++] = CARDS + Math.min(holds, 15);
        into[n++] = FEWEST + 13 * pass + Math.min(fewest, 12);
        into[n++] = NEXT_HOLDS + 15 * pass + Math.min(nextHolds, 14);
        into[n++] = RACE + Math.clamp(holds - fewest, -6, 6) + 6;
        if (after == 0) {
            return stacks(left, into, n);
        }
        int low = CardCounts.lowest(after);
        int high = CardCounts.highest(after);
        int lowNeeds = CardCounts.count(after, low);
        int highNeeds = CardCounts.count(after, high);
        into[n++] = LOW + low;
        into[n++] = HIGH + high;
        into[n++] = LOW_NEEDS + Math.min(lowNeeds, 6);
        into[n++] = HIGH_NEEDS + Math.min(highNeeds, 6);
        int ways = Math.min((int) (4 * Odds.waysToBeat(after, elsewhere)), 9);
        into[n++] = (isPass ? PASS_BEATEN : BEATEN) + 10 * (Math.clamp(others, 1, 5) - 1) + ways;
        return fits(left, low, high, lowNeeds, highNeeds, pass, into, stacks(left, into, n));
    }

    private static int stacks(long left, int[] into, int from) {
        int n = from;
        for (long rest = left; rest != 0; ) {
            int kind = CardCounts.lowest(rest);
            int count = CardCounts.count(rest, kind);
            into[n++] = STACK + CardCounts.fromMiddle(kind) * SIZES + Math.min(count, SIZES) - 1;
            rest -= CardCounts.some(count, kind);
        }
        return n;
    }

    /// The fit of the hand's stacks: at an end, too small for an end, or inside the row.
    private static int fits(long left, int low, int high, int lowNeeds, int highNeeds, int pass, int[] into, int from) {
        int n = from;
        int goesOn = 0;
        int stuck = 0;
        for (long rest = left; rest != 0; ) {
            int kind = CardCounts.lowest(rest);
            int count = CardCounts.count(rest, kind);
            rest -= CardCounts.some(count, kind);
            boolean isLow = kind <= low;
            boolean isHigh = kind >= high;
            int how;
            if (!isLow && !isHigh) {
                how = 0;
                stuck++;
            } else if ((isLow && count >= lowNeeds) || (isHigh && count >= highNeeds)) {
                how = isLow ? 1 : 2;
                goesOn++;
            } else {
                how = 3;
            }
            into[n++] = FITS + (4 * pass + how) * SIZES + Math.min(count, SIZES) - 1;
        }
        into[n++] = GOES_ON + 36 * pass + Math.min(goesOn, 5) * 6 + Math.min(stuck, 5);
        return n;
    }
}
