package table13.bots.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.bots.net.Features;
import table13.bots.search.Beginner;
import table13.bots.search.Calibration;
import table13.bots.search.ConsequenceDetector;
import table13.bots.search.Craft;
import table13.bots.search.Habits;
import table13.bots.search.Mistakes;
import table13.bots.search.Opinion;
import table13.bots.search.SearchConfig;
import table13.bots.search.Thumb;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.PileGame;
import table13.rules.thirteen.PileState;
import table13.rules.thirteen.Thirteen;

/// How to play *13* and *Friday the 13th*.
public final class PileCraft implements Craft<PileState> {
    public static final Craft<PileState> THIRTEEN =
            new PileCraft(Thirteen.GAME, 1350, new Mistakes(0.9, 0.35, 0.1), new Calibration(0.44, 0.57, 1.36, 0.13));
    public static final Craft<PileState> FRIDAY =
            new PileCraft(Friday.GAME, 850, new Mistakes(0.9, 0.4, 0.15), new Calibration(0.36, 0.61, 1.46, 0.1));

    /// What the net likes is tried longer.
    private static final double NOISE = 0.05;

    private static final Opinion PRIOR = Opinion.ofNet(24, 1.5);

    private final PileGame game;
    private final int iterations;
    private final Mistakes mistakes;
    private final Calibration calibration;

    /// @param iterations how many rounds the expert plays out for one choice
    private PileCraft(PileGame game, int iterations, Mistakes mistakes, Calibration calibration) {
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
    public Thumb<PileState> greedy() {
        return new PileGreedy();
    }

    @Override
    public Thumb<PileState> thumb(double[] weights) {
        return new PileThumb(weights);
    }

    @Override
    public Thumb<PileState> taught(int[] weights) {
        return new PileTaught(weights);
    }

    @Override
    public double[] roughWeights() {
        return PileThumb.rough();
    }

    @Override
    public Features<PileState> features() {
        return new PileFeatures();
    }

    @Override
    public @Nullable Habits<PileState> habits() {
        return null;
    }

    @Override
    public boolean countsPoints() {
        return true;
    }

    @Override
    public Beginner<PileState> beginner() {
        return new PileBeginner();
    }

    @Override
    public Mistakes mistakes() {
        return mistakes;
    }

    @Override
    public Calibration calibration() {
        return calibration;
    }

    @Override
    public List<ConsequenceDetector<PileState>> consequences() {
        return PileConsequences.ALL;
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
