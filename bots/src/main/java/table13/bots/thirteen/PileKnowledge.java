package table13.bots.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
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
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.PileGame;
import table13.rules.thirteen.PileState;
import table13.rules.thirteen.Thirteen;

/// Knowledge of *13* and *Friday the 13th*.
public final class PileKnowledge implements GameKnowledge<PileState> {
    public static final GameKnowledge<PileState> THIRTEEN = new PileKnowledge(
            Thirteen.GAME, 1350, new MistakeRates(0.9, 0.35, 0.1), new Calibration(0.44, 0.57, 1.36, 0.13));
    public static final GameKnowledge<PileState> FRIDAY = new PileKnowledge(
            Friday.GAME, 850, new MistakeRates(0.9, 0.4, 0.15), new Calibration(0.36, 0.61, 1.46, 0.1));

    private static final double NOISE = 0.05;

    /// The prior gives the best moves of the policy network more iterations.
    private static final Prior PRIOR = Prior.ofNet(24, 1.5);

    private final PileGame game;
    private final int iterations;
    private final MistakeRates mistakes;
    private final Calibration calibration;

    /// @param iterations number of rollouts of the expert for one choice
    private PileKnowledge(PileGame game, int iterations, MistakeRates mistakes, Calibration calibration) {
        this.game = game;
        this.iterations = iterations;
        this.mistakes = mistakes;
        this.calibration = calibration;
    }

    @Override
    public Game<PileState> game() {
        return game;
    }

    @Override
    public Policy<PileState> greedy() {
        return new PileGreedyPolicy();
    }

    @Override
    public Policy<PileState> heuristic(double[] weights) {
        return new PileHeuristic(weights);
    }

    @Override
    public Policy<PileState> linear(int[] weights) {
        return new PileLinearPolicy(weights);
    }

    @Override
    public double[] initialWeights() {
        return PileHeuristic.rough();
    }

    @Override
    public Features<PileState> features() {
        return new PileFeatures();
    }

    @Override
    public @Nullable BehaviourFeatures<PileState> behaviour() {
        return null;
    }

    @Override
    public boolean countsPoints() {
        return true;
    }

    @Override
    public BeginnerPolicy<PileState> beginner() {
        return new PileBeginnerPolicy();
    }

    @Override
    public MistakeRates mistakes() {
        return mistakes;
    }

    @Override
    public Calibration calibration() {
        return calibration;
    }

    @Override
    public List<ConsequenceDetector<PileState>> consequences() {
        return PileConsequenceDetector.ALL;
    }

    @Override
    public SearchConfig.Builder expert(Setup setup) {
        return SearchConfig.builder(iterations)
                .tree(true)
                .noise(NOISE)
                .endgame(8)
                .historySamples(8)
                .prior(PRIOR);
    }

    @Override
    public SearchConfig.Builder hard(Setup setup) {
        return SearchConfig.builder(300).opponents(3, 1).noise(NOISE);
    }

    @Override
    public double partLeft(PileState state, int seat) {
        return (double) state.movesLeft() / state.moves();
    }

    @Override
    public int movesLeft(PileState state) {
        return state.movesLeft();
    }
}
