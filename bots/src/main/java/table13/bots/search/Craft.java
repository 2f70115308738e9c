package table13.bots.search;

import java.util.List;
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

    /// Settings of the expert; the name of a bot may change some.
    SearchConfig.Builder expert(Setup setup);

    /// Settings of the hard bot; the name of a bot may change some.
    SearchConfig.Builder hard(Setup setup);

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
    List<ConsequenceDetector<S>> consequences();

    /// How many moves are left at most, if the game can tell.
    default int movesLeft(S state) {
        return Integer.MAX_VALUE;
    }

    default Searcher<S> searcher(Setup setup, Thumbs<S> thumbs, SearchConfig config) {
        return new MoveSearch<>(this, setup, thumbs, config);
    }
}
