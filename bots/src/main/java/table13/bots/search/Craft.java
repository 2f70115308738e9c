package table13.bots.search;

import org.jspecify.annotations.Nullable;
import table13.bots.net.Features;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.State;
import table13.rules.View;

/// What a bot must know of one game beyond its rules.
public interface Craft<S extends State<S>> {

    Game<S> game();

    // ---- rules of thumb

    /// The plainest sensible play: a yardstick, and a model of simple opponents.
    Thumb<S> greedy();

    /// The rule of thumb with these weights.
    Thumb<S> thumb(double[] weights);

    /// The rule of thumb that thinking ahead has taught, with a weight for each of the features.
    default Thumb<S> taught(int[] weights) {
        return new TaughtThumb<>(features(), weights);
    }

    /// Weights to begin tuning from.
    double[] roughWeights();

    /// What a learned policy looks at.
    Features<S> features();

    /// What hidden cards have to do with moves; null if nothing is made of it.
    @Nullable
    Habits<S> habits();

    /// Whether tuning goes for points, or for wins.
    boolean countsPoints();

    // ---- levels

    /// What mistakes are made of.
    Beginner<S> beginner();

    /// How often the bots that people play with err.
    Mistakes mistakes();

    /// How the expert thinks.
    Thinking expert(Setup setup);

    /// How the hard bot thinks.
    Thinking hard(Setup setup);

    // ---- search

    /// A lead of so many points or cards is clear.
    double CLEAR_LEAD = 4;

    /// What is worth having.
    default Objective objective(View view) {
        return new Objective(view, CLEAR_LEAD);
    }

    /// How the part of the win that a search finds becomes a probability.
    Calibration calibration();

    /// Which part of the round is still to be played, for a seat: 1 after the deal, 0 at the end.
    double partLeft(S state, int seat);

    /// What may come of a move.
    Consequences<S> consequences();

    /// How many moves are left at most, if the game can tell.
    default int movesLeft(S state) {
        return Integer.MAX_VALUE;
    }

    /// Makes a searcher that thinks like this.
    default Searcher<S> searcher(Setup setup, Thumbs<S> thumbs, Thinking thinking) {
        Playouts<S> playouts = new Playouts<>(game(), setup.players(), thumbs, thinking, thinking.horizon());
        return new MoveSearch<>(
                this,
                setup,
                playouts,
                thinking.isTree() ? new Tree<>(game(), thumbs.own()) : null,
                thinking.opinion(),
                thinking.opinion().isLearned() ? thumbs.net() : thumbs.own(),
                thinking.iterations());
    }
}
