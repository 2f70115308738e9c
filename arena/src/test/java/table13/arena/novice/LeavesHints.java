package table13.arena.novice;

import table13.rules.Move;
import table13.rules.RoundView;
import table13.rules.leaves.LeavesMove;
import table13.rules.leaves.LeavesMove.Pass;
import table13.rules.leaves.LeavesMove.Play;
import table13.rules.leaves.LeavesView;

/// *All three make it hard for the others. Nothing fits? Then pass. Take a 7: you hold one.* The end of the lesson also
/// says to play middle cards early; a child may have forgotten it.
final class LeavesHints implements Novice.Hints {

    @Override
    public int follows(RoundView seen, Move move) {
        return switch ((LeavesMove) move) {
            case Play play -> play.count();
            case Pass pass -> holds((LeavesView) seen, pass.value()) ? -1 : -2;
        };
    }

    private static boolean holds(LeavesView seen, int value) {
        return seen.hand().stream().anyMatch(card -> card.kind() == value - 1);
    }
}
