package table13.bots.skipbo;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.bots.neural.Features;
import table13.bots.search.BeginnerPolicy;
import table13.bots.search.BehaviourFeatures;
import table13.bots.search.Calibration;
import table13.bots.search.ConsequenceDetector;
import table13.bots.search.GameKnowledge;
import table13.bots.search.MistakeRates;
import table13.bots.search.Policies;
import table13.bots.search.Policy;
import table13.bots.search.SearchConfig;
import table13.bots.search.Searcher;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoState;

/// Knowledge of *Skip-Bo, the board game*.
public final class SkipBoKnowledge implements GameKnowledge<SkipBoState> {
    /// The approximate number of moves of a turn.
    private static final int MOVES_A_TURN = 3;

    @Override
    public Game<SkipBoState> game() {
        return SkipBo.GAME;
    }

    @Override
    public Policy<SkipBoState> greedy() {
        return new SkipBoGreedyPolicy();
    }

    @Override
    public Policy<SkipBoState> heuristic(double[] weights) {
        return new SkipBoHeuristic(weights);
    }

    @Override
    public double[] initialWeights() {
        return SkipBoHeuristic.rough();
    }

    @Override
    public Features<SkipBoState> features() {
        return new SkipBoFeatures();
    }

    @Override
    public @Nullable BehaviourFeatures<SkipBoState> behaviour() {
        return null;
    }

    @Override
    public boolean countsPoints() {
        return false;
    }

    @Override
    public BeginnerPolicy<SkipBoState> beginner() {
        return new SkipBoBeginnerPolicy();
    }

    @Override
    public MistakeRates mistakes() {
        return new MistakeRates(1, 0.7, 0.35);
    }

    @Override
    public double partLeft(SkipBoState state, int seat) {
        return state.points(seat) / (double) SkipBoState.STOCK_SIZE;
    }

    @Override
    public Calibration calibration() {
        return new Calibration(0.26, 0.45, 0.95, 0.03);
    }

    @Override
    public List<ConsequenceDetector<SkipBoState>> consequences() {
        return SkipBoConsequenceDetector.ALL;
    }

    /// To the end of the next own turn and of one more. Later turns hardly depend on this choice.
    @Override
    public SearchConfig.Builder expert(Setup setup) {
        int turnsAhead = setup.players() + 1;
        return SearchConfig.builder(4000).horizon(turnsAhead * MOVES_A_TURN);
    }

    @Override
    public SearchConfig.Builder hard(Setup setup) {
        return expert(setup).iterations(200);
    }

    /// A turn has many moves, so turns are searched as a whole; only the tree search grows by single moves.
    @Override
    public Searcher<SkipBoState> searcher(Setup setup, Policies<SkipBoState> policies, SearchConfig config) {
        return config.isTree()
                ? GameKnowledge.super.searcher(setup, policies, config)
                : new TurnSearch(setup, policies, config, config.horizon() / MOVES_A_TURN);
    }
}
