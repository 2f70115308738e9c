package table13.cli;

import table13.rules.Chance;
import table13.rules.Move;
import table13.rules.View;

/// Plays any legal move, each as likely as another. Sees no more than its seat does.
record RandomPlayer(Chance chance) {

    Move choose(View view) {
        var moves = view.table().legalMoves();
        return moves.get(chance.below(moves.size()));
    }
}
