package table13.rules;

import java.util.ArrayList;
import java.util.List;

/// The current round as one viewer may know it. Each game adds its own members: the own hand, the open cards, the card
/// counts.
public interface RoundView {

    Setup setup();

    /// The seat of the viewer, or [View#WATCHER].
    int viewer();

    /// The seat to move, or -1 if there is none.
    int toMove();

    /// The viewer's legal moves in the order of their codes. Empty unless it is the viewer's turn.
    List<Move> legalMoves();

    /// The same view without the moves of the round. Messages repeat it, so a game with long histories leaves them out.
    default RoundView withoutPast() {
        return this;
    }

    /// The number of past moves in the view, or 0 in a game without them in its views.
    default int pastMoves() {
        return 0;
    }

    /// The same view without its first past moves, for a client that has them.
    ///
    /// @param count at most [#pastMoves]
    default RoundView withoutPastMoves(int count) {
        return this;
    }

    /// All legal moves of this state, for the view of the seat to move.
    static <S extends State<S>> List<Move> legalMoves(Game<S> game, S state) {
        int[] codes = new int[game.mostLegalMoves()];
        int n = state.legalMoves(codes);
        List<Move> moves = new ArrayList<>(n);
        for (int i = 0; i < n; i++) {
            moves.add(game.move(codes[i]));
        }
        return moves;
    }
}
