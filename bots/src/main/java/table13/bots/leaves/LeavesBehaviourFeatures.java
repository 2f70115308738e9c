package table13.bots.leaves;

import table13.bots.search.BehaviourFeatures;
import table13.bots.search.PlayerType;
import table13.rules.leaves.LeavesState;

/// Features of the behaviour model of *13 Leaves*: the effect of a play on the row, the part of the stack that stays in
/// the hand, and the card that a pass takes.
final class LeavesBehaviourFeatures implements BehaviourFeatures<LeavesState> {
    private static final int DISTANCES = 7;
    private static final int COUNTS = 6;

    // ---- the first index of each group of features

    private static final int PLAYED = 0;
    private static final int OPENED = PLAYED + COUNTS * 6;
    private static final int LEFT = OPENED + COUNTS * DISTANCES;
    private static final int TOOK = LEFT + 5 * DISTANCES;
    private static final int TOOK_TO = TOOK + DISTANCES * 4;
    private static final int LOW = TOOK_TO + 6;
    private static final int HIGH = LOW + 14;
    private static final int LOW_NEEDS = HIGH + 14;
    private static final int HIGH_NEEDS = LOW_NEEDS + 7;
    private static final int BEATEN = HIGH_NEEDS + 7;
    private static final int CARDS = BEATEN + 2 * 5 * 8;
    private static final int FEWEST = CARDS + 2 * 14;
    private static final int NEXT_HOLDS = FEWEST + 2 * 10;
    private static final int PLAYERS = NEXT_HOLDS + 2 * 10;
    private static final int IN_LAP = PLAYERS + 7;
    private static final int PLAYER_TYPE = IN_LAP + 12;
    private static final int COUNT = PLAYER_TYPE + PlayerType.ALL.size();

    private long row;
    private long unseen;
    private int low;
    private int high;
    private int handSize;
    private int others;
    private int fewest;
    private int nextHolds;
    private int players;

    @Override
    public int count() {
        return COUNT;
    }

    @Override
    public int most() {
        return 16;
    }

    @Override
    public int kinds() {
        return CardCounts.KINDS;
    }

    @Override
    public int mostMoves() {
        return CardCounts.MOST_COPIES + 1;
    }

    @Override
    public void see(LeavesState state) {
        players = state.players();
        row = state.row();
        unseen = state.elsewhere() + state.hand();
        low = row == 0 ? CardCounts.KINDS : CardCounts.lowest(row);
        high = row == 0 ? -1 : CardCounts.highest(row);
        handSize = state.heldBy(state.toMove());
        others = state.playersInLap() - 1;
        nextHolds = state.heldBy(state.nextInLap());
        fewest = state.fewestHeldByOthers();
    }

    @Override
    public int moves(int kind, int held, int[] into) {
        int n = 0;
        if (kind <= low || kind >= high) {
            int needs = row == 0 ? 1 : CardCounts.count(row, kind <= low ? low : high);
            for (int count = needs; count <= held; count++) {
                into[n++] = LeavesState.playOf(kind, count);
            }
        }
        if (CardCounts.count(row, kind) > 0) {
            into[n++] = LeavesState.passOf(kind);
        }
        return n;
    }

    @Override
    public int of(int move, int held, PlayerType type, int[] into) {
        int n = 0;
        int kind = LeavesState.kindOf(move);
        int pass = LeavesState.isPass(move) ? 1 : 0;
        long after;
        int holds;
        if (pass == 1) {
            after = row - CardCounts.some(1, kind);
            holds = handSize + 1;
            int where = kind == low ? kind == high ? 3 : 0 : kind == high ? 1 : 2;
            into[n++] = TOOK + CardCounts.fromMiddle(kind) * 4 + where;
            into[n++] = TOOK_TO + Math.min(held, 5);
        } else {
            int count = LeavesState.countOf(move);
            after = row + CardCounts.some(count, kind);
            holds = handSize - count;
            int played = Math.min(count, COUNTS) - 1;
            into[n++] = row == 0
                    ? OPENED + played * DISTANCES + CardCounts.fromMiddle(kind)
                    : PLAYED + played * 6 + Math.clamp(Math.max(low - kind, kind - high), 0, 5);
            into[n++] = LEFT + Math.min(held - count, 4) * DISTANCES + CardCounts.fromMiddle(kind);
        }
        into[n++] = CARDS + 14 * pass + Math.min(holds, 13);
        into[n++] = FEWEST + 10 * pass + Math.min(fewest, 9);
        into[n++] = NEXT_HOLDS + 10 * pass + Math.min(nextHolds, 9);
        into[n++] = PLAYERS + players;
        into[n++] = IN_LAP + 2 * Math.min(others, 5) + pass;
        into[n++] = PLAYER_TYPE + type.number();
        if (after != 0) {
            int newLow = CardCounts.lowest(after);
            int newHigh = CardCounts.highest(after);
            into[n++] = LOW + newLow;
            into[n++] = HIGH + newHigh;
            into[n++] = LOW_NEEDS + Math.min(CardCounts.count(after, newLow), 6);
            into[n++] = HIGH_NEEDS + Math.min(CardCounts.count(after, newHigh), 6);
            int ways = Math.min((int) (3 * Odds.waysToBeat(after, unseen)), 7);
            into[n++] = BEATEN + 40 * pass + 8 * (Math.clamp(others, 1, 5) - 1) + ways;
        }
        return n;
    }

    @Override
    public int held(LeavesState state, int kind) {
        return CardCounts.count(state.hand(), kind);
    }

    @Override
    public int kindOf(int move) {
        return LeavesState.kindOf(move);
    }

    @Override
    public int spends(int move) {
        return LeavesState.isPass(move) ? -1 : LeavesState.countOf(move);
    }
}
