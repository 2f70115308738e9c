package table13.bots.search;

import java.util.List;
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

    /// Weights to begin tuning from.
    double[] roughWeights();

    /// What a learned policy looks at.
    Features<S> features();

    /// Whether tuning goes for points, or for wins.
    boolean countsPoints();

    // ---- levels

    /// What mistakes are made of.
    Beginner<S> beginner();

    /// How often the bots that people play with err.
    Mistakes mistakes();

    /// How many imagined rounds the hard bot plays out for one choice.
    int hardIterations();

    /// How the expert thinks.
    Thinking expert(Setup setup);

    // ---- search

    /// A lead of so many points or cards is clear.
    double CLEAR_LEAD = 4;

    /// What is worth having.
    default Objective objective(View view) {
        return new Objective(view, CLEAR_LEAD);
    }

    /// What the rule of thumb has to say in a flat search.
    default Opinion opinion() {
        return Opinion.NONE;
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
    ///
    /// @param learned says which moves look good to somebody who has thought about many like them
    default Searcher searcher(Setup setup, Thumb<S> tuned, Thumb<S> learned, Thinking thinking) {
        Playouts<S> playouts = new Playouts<>(
                game(),
                setup.players(),
                List.of(tuned, greedy()),
                List.of(thinking.tuned(), thinking.greedy()),
                thinking.noise(),
                thinking.horizon());
        return thinking.isTree()
                ? new TreeSearch<>(this, setup, playouts, learned, tuned, thinking.iterations())
                : new FlatSearch<>(this, setup, playouts, tuned, thinking.iterations());
    }
}
