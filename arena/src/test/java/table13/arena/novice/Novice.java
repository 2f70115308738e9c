package table13.arena.novice;

import java.util.ArrayList;
import java.util.List;
import table13.arena.Contestant;
import table13.rules.Game;
import table13.rules.Move;
import table13.rules.RoundView;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.leaves.Leaves;
import table13.rules.skipbo.SkipBo;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.Thirteen;

/// A careful child after a game's first lesson: it follows the hints of the lesson, and nothing else. Among moves that
/// the hints rate alike it draws one.
public final class Novice implements Contestant {

    /// The hints of a lesson.
    interface Hints {
        /// How well a move agrees with the hints.
        int follows(RoundView seen, Move move);
    }

    private final Hints hints;

    private Novice(Hints hints) {
        this.hints = hints;
    }

    /// A novice of this game.
    ///
    /// @throws IllegalArgumentException if there are no hints for this game
    public static Novice of(Game<?> game) {
        if (game.equals(Thirteen.GAME) || game.equals(Friday.GAME)) {
            return new Novice(new PileHints());
        }
        if (game.equals(Leaves.GAME)) {
            return new Novice(new LeavesHints());
        }
        if (game.equals(SkipBo.GAME)) {
            return new Novice(new SkipBoHints());
        }
        throw new IllegalArgumentException("There is no novice for " + game.id() + ".");
    }

    @Override
    public Move choose(View view, long seed) {
        List<Move> best = new ArrayList<>();
        int most = Integer.MIN_VALUE;
        for (Move move : view.seen().legalMoves()) {
            int follows = hints.follows(view.seen(), move);
            if (follows > most) {
                best.clear();
                most = follows;
            }
            if (follows == most) {
                best.add(move);
            }
        }
        return best.get(new SplitMix(seed).below(best.size()));
    }

    @Override
    public long cpuNanos() {
        return 0;
    }
}
