package table13.bots.search;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.bots.neural.Features;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.State;
import table13.rules.View;

/// The knowledge of bots about one game beyond its rules: policies, features, levels and search settings.
public interface GameKnowledge<S extends State<S>> {

    Game<S> game();

    // ---- policies

    /// The plainest sensible play: a baseline, and a model of simple opponents.
    Policy<S> greedy();

    /// The heuristic policy with these weights.
    Policy<S> heuristic(double[] weights);

    /// The linear policy distilled from a search, with a weight for each of the features.
    default Policy<S> linear(int[] weights) {
        return new LinearPolicy<>(features(), weights);
    }

    /// Weights to begin tuning from.
    double[] initialWeights();

    /// The input of learned policies.
    Features<S> features();

    /// The input of the behaviour model; null if the game has none.
    @Nullable
    BehaviourFeatures<S> behaviour();

    /// Whether tuning optimises points instead of wins.
    boolean countsPoints();

    // ---- levels

    /// The model of mistakes.
    BeginnerPolicy<S> beginner();

    /// The mistake rate of each level.
    MistakeRates mistakes();

    /// Settings of the expert; the name of a bot may change some.
    SearchConfig.Builder expert(Setup setup);

    /// Settings of the hard bot; the name of a bot may change some.
    SearchConfig.Builder hard(Setup setup);

    // ---- search

    /// A clear lead, in points or cards.
    double CLEAR_LEAD = 4;

    /// The utility of finished rounds.
    default Objective objective(View view) {
        return new Objective(view, CLEAR_LEAD);
    }

    /// The calibration from shares of the win to probabilities.
    Calibration calibration();

    /// The part of the round that a seat has still to play: 1 after the deal, 0 at the end.
    double partLeft(S state, int seat);

    /// The consequences that a move may have.
    List<ConsequenceDetector<S>> consequences();

    /// The largest number of moves left, if the game has a bound.
    default int movesLeft(S state) {
        return Integer.MAX_VALUE;
    }

    /// A search with these settings.
    default Searcher<S> searcher(Setup setup, Policies<S> policies, SearchConfig config) {
        return new MoveSearch<>(this, setup, policies, config);
    }
}
