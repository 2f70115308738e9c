package table13.bots.level;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.bots.Bot;
import table13.bots.Choice;
import table13.bots.neural.NeuralNet;
import table13.bots.search.McmcBelief;
import table13.bots.search.Calibration;
import table13.bots.search.GameKnowledge;
import table13.bots.search.EndgameSolver;
import table13.bots.search.MoveExplainer;
import table13.bots.search.BeliefSampler;
import table13.bots.search.BehaviourFeatures;
import table13.bots.search.OpponentModel;
import table13.bots.search.TypeLikelihoods;
import table13.bots.search.Playouts;
import table13.bots.search.SearchConfig;
import table13.bots.search.Searcher;
import table13.bots.search.Policies;
import table13.rules.AssignableDeterminizer;
import table13.rules.HistoryDeterminizer;
import table13.rules.Determinizer;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;

/// Searches determinizations of its view.
final class SearchBot<S extends State<S>> implements Bot {

    /// Positions that the endgame solver visits instead of one iteration.
    private static final int POSITIONS = 30;

    private final String name;
    private final Searcher<S> searcher;
    private final GameKnowledge<S> craft;
    private final @Nullable BehaviourFeatures<S> habits;
    private final @Nullable NeuralNet knownHabits;
    private final SearchConfig config;
    private final TypeLikelihoods<S> people;
    private final S replayed;
    private final EndgameSolver<S> endgame;
    private final MoveExplainer<S> foresight;
    private final Calibration calibration;

    /// @param knownHabits the learned behaviour model; null if the game has none
    SearchBot(
            String name,
            GameKnowledge<S> craft,
            Setup setup,
            Policies<S> thumbs,
            @Nullable NeuralNet knownHabits,
            SearchConfig config) {
        this.name = name;
        this.craft = craft;
        this.config = config;
        this.knownHabits = knownHabits;
        habits = craft.habits();
        people = new TypeLikelihoods<>(craft.game(), thumbs, craft.beginner());
        replayed = craft.game().newState(setup);
        searcher = craft.searcher(setup, thumbs, config);
        foresight = new MoveExplainer<>(
                craft, setup, new Playouts<>(craft.game(), setup.players(), thumbs, config), config.iterations());
        calibration = craft.calibration();
        endgame = new EndgameSolver<>(craft, setup, config.endgame(), config.iterations() * POSITIONS);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Choice choose(View view, long seed) {
        List<Move> moves = view.seen().legalMoves();
        if (moves.size() == 1) {
            return new Choice(moves.getFirst(), List.of());
        }
        SplitMix chance = new SplitMix(seed);
        BeliefSampler<S> guess = guess(view, chance);
        Choice choice = searcher(guess, chance).search(view, guess, chance);
        return calibrated(foresight.explain(view, guess, choice, chance), view);
    }

    @Override
    public Move move(View view, long seed) {
        List<Move> moves = view.seen().legalMoves();
        if (moves.size() == 1) {
            return moves.getFirst();
        }
        SplitMix chance = new SplitMix(seed);
        BeliefSampler<S> guess = guess(view, chance);
        return searcher(guess, chance).bestMove(view, guess, chance);
    }

    private Searcher<S> searcher(BeliefSampler<S> guess, SplitMix chance) {
        return endgame.isNear(guess, chance) ? endgame : searcher;
    }

    /// With a behaviour model, hidden cards and player types are inferred; with history samples, only types.
    private BeliefSampler<S> guess(View view, SplitMix chance) {
        Determinizer<S> imagination = craft.game().determinizer(view.seen());
        if (config.swaps() > 0 && habits != null && knownHabits != null && imagination instanceof AssignableDeterminizer<S> all) {
            return new McmcBelief<>(all, habits, knownHabits, replayed, config.swaps(), chance);
        }
        if (config.historySamples() > 0 && imagination instanceof HistoryDeterminizer<S> past) {
            int players = view.setup().players();
            return new OpponentModel<>(past, view.viewer(), players, people, replayed, config.historySamples(), chance);
        }
        return BeliefSampler.uniform(imagination);
    }

    /// Turns shares of the win into probabilities.
    private Choice calibrated(Choice choice, View view) {
        double ahead = Calibration.ahead(view, foresight.partLeft(view.viewer()));
        return new Choice(
                choice.move(),
                choice.estimates().stream()
                        .map(estimate -> calibration.applied(estimate, ahead))
                        .toList());
    }
}
