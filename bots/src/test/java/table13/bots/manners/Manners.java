package table13.bots.manners;

import table13.rules.Game;
import table13.rules.State;
import table13.rules.leaves.Leaves;
import table13.rules.skipbo.SkipBo;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.Thirteen;

/// Minimum standards of play for one game. Implementations try moves out instead of judging them by heuristics, and
/// read only the information of the seat to move.
public interface Manners<S extends State<S>> {

    /// Whether the round can still be won in this turn, without luck, after this legal move.
    boolean wins(S state, int move);

    /// Whether even a beginner would not make this legal move.
    boolean isAbsurd(S state, int move);

    /// The standards of this game.
    ///
    /// @throws IllegalArgumentException if the game has none
    @SuppressWarnings("unchecked")
    static <S extends State<S>> Manners<S> of(Game<S> game) {
        Manners<?> manners;
        if (game.equals(Thirteen.GAME) || game.equals(Friday.GAME)) {
            manners = new PileManners();
        } else if (game.equals(Leaves.GAME)) {
            manners = new LeavesManners();
        } else if (game.equals(SkipBo.GAME)) {
            manners = new SkipBoManners();
        } else {
            throw new IllegalArgumentException("Nobody has said what is absurd in " + game.id() + ".");
        }
        return (Manners<S>) manners;
    }
}
