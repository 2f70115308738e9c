package table13.rules;

import java.util.ArrayList;
import java.util.List;

/// What one viewer may know of the round being played. Each game adds its own: the own hand, what lies open, how many
/// cards are where.
public interface RoundView {

    Setup setup();

    /// The seat that looks, or [View#WATCHER].
    int viewer();

    /// The seat whose move it is, or [State#NOBODY].
    int toMove();

    /// The viewer's legal moves in the order of their codes; empty when it is not the viewer's turn.
    List<Move> legalMoves();

    /// The same without the moves that led here, where they are told anyway and would be told again and again. A game
    /// whose views have many of them leaves them out.
    default RoundView withoutPast() {
        return this;
    }

    /// All moves that are legal in this state, for a game to put into the view of the seat to move.
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
