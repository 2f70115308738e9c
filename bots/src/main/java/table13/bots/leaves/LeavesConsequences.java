package table13.bots.leaves;

import java.util.List;
import table13.bots.Consequence;
import table13.bots.search.Consequences;
import table13.rules.State;
import table13.rules.leaves.LeavesState;

/// Sees what came of a move in *13 Leaves*.
final class LeavesConsequences implements Consequences<LeavesState> {
    private static final List<Consequence> ALL = List.of(LeavesConsequence.values());

    /// Four bits count the cards of a value.
    private static final int COUNT_BITS = 4;
    private static final long COUNT = (1 << COUNT_BITS) - 1;

    @Override
    public List<Consequence> all() {
        return ALL;
    }

    /// Who passes has left the lap.
    @Override
    public int concerning(LeavesState before, int move) {
        boolean isPass = LeavesState.isPass(move);
        int ofPlays = bit(LeavesConsequence.OUT, isPass)
                | bit(LeavesConsequence.LAP, isPass)
                | bit(LeavesConsequence.BEATEN, isPass);
        return (1 << ALL.size()) - 1 - ofPlays;
    }

    @Override
    public int seen(LeavesState before, int move, LeavesState now, int self) {
        boolean isOver = now.toMove() == State.NOBODY;
        boolean isOut = now.points(self) == 0;
        boolean hasTurn = now.toMove() == self;
        boolean isLap = hasTurn && now.row() == 0 && !LeavesState.isPass(move);
        return bit(LeavesConsequence.OUT, isOut)
                | bit(LeavesConsequence.LAP, isLap)
                | bit(LeavesConsequence.BEATEN, !isOut && !isLap && isBeaten(before, move, now))
                | bit(LeavesConsequence.FITS, hasTurn && now.legalPlays() != 0)
                | bit(LeavesConsequence.OTHER_OUT, isOver && !isOut);
    }

    private static int bit(LeavesConsequence what, boolean isSo) {
        return isSo ? 1 << ALL.indexOf(what) : 0;
    }

    /// Whether the stack is no end of the row any more, or has grown.
    private static boolean isBeaten(LeavesState before, int move, LeavesState now) {
        if (LeavesState.isPass(move)) {
            return false;
        }
        int kind = LeavesState.kindOf(move);
        long row = now.row();
        long beyond = row >>> (COUNT_BITS * kind) >>> COUNT_BITS;
        long below = row & ((1L << (COUNT_BITS * kind)) - 1);
        boolean isInside = beyond != 0 && below != 0;
        return isInside || count(row, kind) > count(before.row(), kind) + LeavesState.countOf(move);
    }

    private static long count(long cards, int kind) {
        return cards >>> (COUNT_BITS * kind) & COUNT;
    }
}
