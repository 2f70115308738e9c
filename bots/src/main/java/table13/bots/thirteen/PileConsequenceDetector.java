package table13.bots.thirteen;

import static table13.bots.search.ConsequenceDetector.bad;
import static table13.bots.search.ConsequenceDetector.good;

import java.util.Arrays;
import java.util.List;
import table13.bots.search.ConsequenceDetector;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.PileState;

/// Consequences of a move in *13* and *Friday the 13th*.
final class PileConsequenceDetector {
    static final List<ConsequenceDetector<PileState>> ALL = List.of(
            // The card takes the pile.
            bad("takes", (before, move, now, self) -> before.goesOver(move)),
            // The seat then has strictly the most cards of the suit, so they cost nothing at present.
            good(
                    "leads",
                    PileState::goesOver,
                    (before, move, now, self) -> now.hasMost(self, PileState.targetOf(move))),
            // Another seat takes a pile meanwhile.
            good("others-take", PileConsequenceDetector::othersTook),
            // On its next turn the seat has no safe card.
            bad("stuck", (before, move, now, self) -> now.toMove() == self && isStuck(now)));

    private PileConsequenceDetector() {}

    /// Taken cards stay taken, and a pile has a card of its suit unless it holds only fours.
    private static boolean othersTook(PileState before, int move, PileState now, int self) {
        for (int seat = 0; seat < now.players(); seat++) {
            for (int suit = 0; suit < PileState.TARGETS; suit++) {
                if (seat != self && now.taken(seat, suit) > before.taken(seat, suit)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isStuck(PileState state) {
        int[] moves = new int[Friday.GAME.mostLegalMoves()];
        return Arrays.stream(moves, 0, state.legalMoves(moves)).allMatch(state::goesOver);
    }
}
