package table13.bots.manners;

import table13.rules.Game;
import table13.rules.State;
import table13.rules.leaves.Leaves;
import table13.rules.skipbo.SkipBo;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.Thirteen;

/// What everybody expects of whoever sits at a table of one game. It tries moves out instead of judging them by rules
/// of thumb, and asks only for what the seat to move can see.
public interface Manners<S extends State<S>> {

    /// Whether the round can still be won in this turn, without luck, once this legal move is made.
    boolean wins(S state, int move);

    /// Whether not even a beginner would make this legal move.
    boolean isAbsurd(S state, int move);

    /// Those of this game.
    ///
    /// @throws IllegalArgumentException if nobody has said what is absurd there
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
