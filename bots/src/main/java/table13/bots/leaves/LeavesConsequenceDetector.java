package table13.bots.leaves;

import static table13.bots.search.ConsequenceDetector.bad;
import static table13.bots.search.ConsequenceDetector.good;

import java.util.List;
import table13.bots.search.ConsequenceDetector;
import table13.rules.State;
import table13.rules.leaves.LeavesState;

/// Consequences of a move in *13 Leaves*. A seat that passes has left the lap.
final class LeavesConsequenceDetector {
    static final List<ConsequenceDetector<LeavesState>> ALL = List.of(
            // The last card is gone.
            good("out", LeavesConsequenceDetector::isPlay, (before, move, now, self) -> isOut(now, self)),
            // All others passed: the row is cleared, and the seat begins the next lap.
            good("lap", LeavesConsequenceDetector::isPlay, LeavesConsequenceDetector::winsLap),
            // Another seat played on the stack or beyond it.
            bad("beaten", LeavesConsequenceDetector::isPlay, LeavesConsequenceDetector::isBeaten),
            // On its next turn the seat has a card that fits.
            good("fits", (before, move, now, self) -> now.toMove() == self && now.legalPlays() != 0),
            // Another seat has played its last card.
            bad("other-out", (before, move, now, self) -> now.toMove() == State.NOBODY && !isOut(now, self)));

    private LeavesConsequenceDetector() {}

    private static boolean isPlay(LeavesState before, int move) {
        return !LeavesState.isPass(move);
    }

    private static boolean isOut(LeavesState now, int self) {
        return now.points(self) == 0;
    }

    private static boolean winsLap(LeavesState before, int move, LeavesState now, int self) {
        return now.toMove() == self && now.row() == 0 && isPlay(before, move);
    }

    /// Whether the stack is no longer an end of the row, or has grown.
    private static boolean isBeaten(LeavesState before, int move, LeavesState now, int self) {
        if (!isPlay(before, move) || isOut(now, self) || winsLap(before, move, now, self)) {
            return false;
        }
        int kind = LeavesState.kindOf(move);
        long row = now.row();
        boolean isInside = row != 0 && CardCounts.lowest(row) < kind && kind < CardCounts.highest(row);
        return isInside
                || CardCounts.count(row, kind) > CardCounts.count(before.row(), kind) + LeavesState.countOf(move);
    }
}
