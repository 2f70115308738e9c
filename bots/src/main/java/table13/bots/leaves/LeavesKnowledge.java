package table13.bots.leaves;

import java.util.List;
import table13.bots.neural.Features;
import table13.bots.search.BeginnerPolicy;
import table13.bots.search.BehaviourFeatures;
import table13.bots.search.Calibration;
import table13.bots.search.ConsequenceDetector;
import table13.bots.search.GameKnowledge;
import table13.bots.search.MistakeRates;
import table13.bots.search.Policy;
import table13.bots.search.Prior;
import table13.bots.search.SearchConfig;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.leaves.Leaves;
import table13.rules.leaves.LeavesState;

/// Knowledge of *13 Leaves*.
public final class LeavesKnowledge implements GameKnowledge<LeavesState> {
    /// The variance is large: without a prior, a search plays worse than the policy alone.
    private static final Prior PRIOR = Prior.ofNet(150, 4.5);

    private static final Prior HARD_PRIOR = Prior.ofHeuristic(48, 4.96);

    @Override
    public Game<LeavesState> game() {
        return Leaves.GAME;
    }

    @Override
    public Policy<LeavesState> greedy() {
        return new LeavesGreedyPolicy();
    }

    @Override
    public Policy<LeavesState> heuristic(double[] weights) {
        return new LeavesHeuristic(weights);
    }

    @Override
    public double[] initialWeights() {
        return LeavesWeights.rough();
    }

    @Override
    public Features<LeavesState> features() {
        return new LeavesFeatures();
    }

    @Override
    public BehaviourFeatures<LeavesState> behaviour() {
        return new LeavesBehaviourFeatures();
    }

    @Override
    public boolean countsPoints() {
        return false;
    }

    @Override
    public BeginnerPolicy<LeavesState> beginner() {
        return new LeavesBeginnerPolicy();
    }

    @Override
    public MistakeRates mistakes() {
        return new MistakeRates(0.8, 0.5, 0.25);
    }

    /// Players take cards, so a hand can exceed its dealt size.
    @Override
    public double partLeft(LeavesState state, int seat) {
        return Math.min(1, state.points(seat) / (double) LeavesState.handSize(state.players()));
    }

    @Override
    public Calibration calibration() {
        return new Calibration(0.78, 0.17, 1.66, -0.85);
    }

    @Override
    public List<ConsequenceDetector<LeavesState>> consequences() {
        return LeavesConsequenceDetector.ALL;
    }

    @Override
    public SearchConfig.Builder expert(Setup setup) {
        return settings(1600).swaps(30).prior(PRIOR);
    }

    @Override
    public SearchConfig.Builder hard(Setup setup) {
        return settings(150).prior(HARD_PRIOR);
    }

    /// Opponents are a mixture of good and simple players with a little noise, so that no plan relies on one reply.
    private static SearchConfig.Builder settings(int iterations) {
        return SearchConfig.builder(iterations).opponents(1, 1).noise(0.05).horizon(30);
    }
}
