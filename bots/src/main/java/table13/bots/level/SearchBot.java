package table13.bots.level;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.bots.Bot;
import table13.bots.Choice;
import table13.bots.neural.NeuralNet;
import table13.bots.search.BehaviourFeatures;
import table13.bots.search.BeliefSampler;
import table13.bots.search.Calibration;
import table13.bots.search.EndgameSolver;
import table13.bots.search.GameKnowledge;
import table13.bots.search.McmcBelief;
import table13.bots.search.MoveExplainer;
import table13.bots.search.OpponentModel;
import table13.bots.search.Playouts;
import table13.bots.search.Policies;
import table13.bots.search.SearchConfig;
import table13.bots.search.Searcher;
import table13.bots.search.TypeLikelihoods;
import table13.rules.AssignableDeterminizer;
import table13.rules.Determinizer;
import table13.rules.HistoryDeterminizer;
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
    private final GameKnowledge<S> knowledge;
    private final @Nullable BehaviourFeatures<S> behaviour;
    private final @Nullable NeuralNet knownHabits;
    private final SearchConfig config;
    private final TypeLikelihoods<S> likelihoods;
    private final S replayed;
    private final EndgameSolver<S> endgame;
    private final MoveExplainer<S> explainer;
    private final Calibration calibration;

    /// @param knownHabits the trained behaviour model; null if the game has none
    SearchBot(
            String name,
            GameKnowledge<S> knowledge,
            Setup setup,
            Policies<S> policies,
            @Nullable NeuralNet knownHabits,
            SearchConfig config) {
        this.name = name;
        this.knowledge = knowledge;
        this.config = config;
        this.knownHabits = knownHabits;
        behaviour = knowledge.behaviour();
        likelihoods = new TypeLikelihoods<>(knowledge.game(), policies, knowledge.beginner());
        replayed = knowledge.game().newState(setup);
        searcher = knowledge.searcher(setup, policies, config);
        explainer = new MoveExplainer<>(
                knowledge,
                setup,
                new Playouts<>(knowledge.game(), setup.players(), policies, config),
                config.iterations());
        calibration = knowledge.calibration();
        endgame = new EndgameSolver<>(knowledge, setup, config.endgame(), config.iterations() * POSITIONS);
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
        BeliefSampler<S> belief = belief(view, chance);
        Choice choice = searcher(belief, chance).search(view, belief, chance);
        return calibrated(explainer.explain(view, belief, choice, chance), view);
    }

    @Override
    public Move move(View view, long seed) {
        List<Move> moves = view.seen().legalMoves();
        if (moves.size() == 1) {
            return moves.getFirst();
        }
        SplitMix chance = new SplitMix(seed);
        BeliefSampler<S> belief = belief(view, chance);
        return searcher(belief, chance).bestMove(view, belief, chance);
    }

    private Searcher<S> searcher(BeliefSampler<S> belief, SplitMix chance) {
        return endgame.isNear(belief, chance) ? endgame : searcher;
    }

    /// With a behaviour model, hidden cards and player types are inferred; with history samples, only types.
    private BeliefSampler<S> belief(View view, SplitMix chance) {
        Determinizer<S> determinizer = knowledge.game().determinizer(view.seen());
        if (config.swaps() > 0
                && behaviour != null
                && knownHabits != null
                && determinizer instanceof AssignableDeterminizer<S> all) {
            return new McmcBelief<>(all, behaviour, knownHabits, replayed, config.swaps(), chance);
        }
        if (config.historySamples() > 0 && determinizer instanceof HistoryDeterminizer<S> past) {
            int players = view.setup().players();
            return new OpponentModel<>(
                    past, view.viewer(), players, likelihoods, replayed, config.historySamples(), chance);
        }
        return BeliefSampler.uniform(determinizer);
    }

    /// Turns shares of the win into probabilities.
    private Choice calibrated(Choice choice, View view) {
        double ahead = Calibration.ahead(view, explainer.partLeft(view.viewer()));
        return new Choice(
                choice.move(),
                choice.estimates().stream()
                        .map(estimate -> calibration.applied(estimate, ahead))
                        .toList());
    }
}
