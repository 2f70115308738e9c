package table13.arena.training;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import table13.bots.neural.NeuralNet;
import table13.bots.search.GameKnowledge;
import table13.bots.search.NetPolicy;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;

/// Lets a net learn from what became of its own choices. Every deal is played several times, each move drawn as the net
/// likes it; what was chosen in a try that went better for a seat than its other tries at the same deal becomes
/// likelier (REINFORCE; the other tries are the baseline, so the luck of the deal says nothing). Now and then a rule of
/// thumb has a seat, so that the net learns to play with everybody.
///
/// The same seed gives the same, on any machine and any number of threads.
public final class SelfPlayTrainer<S extends State<S>> {
    /// A step is cut into so many parts, whoever plays them, of so many deals each.
    private static final int PARTS = 16;

    private static final int DEALS = 8;
    private static final float FIRST_PACE = 0.001f;
    private static final float LAST_PACE = 0.00005f;

    /// By so many deals it is told how the net does.
    private static final int TESTS = 2000;

    private static final int PERSONS = 4;

    private final GameKnowledge<S> knowledge;
    private final double[] weights;
    private final TrainableNet model;
    private final int steps;
    private final SplitMix chance;
    private final List<ReinforceRollouts<S>> parts = new ArrayList<>();
    private final List<Setup> setups;
    private int done;

    /// @param weights of the rule of thumb that may have a seat, too
    /// @param net what to begin with
    /// @param steps how many there will be
    public SelfPlayTrainer(GameKnowledge<S> knowledge, double[] weights, NeuralNet net, int steps, long seed) {
        this.knowledge = knowledge;
        this.weights = weights.clone();
        this.steps = steps;
        model = new TrainableNet(net);
        chance = new SplitMix(seed);
        Game<S> game = knowledge.game();
        setups = IntStream.rangeClosed(game.fewestPlayers(), game.mostPlayers())
                .mapToObj(players -> Setup.of(game, players))
                .toList();
        for (int part = 0; part < PARTS; part++) {
            parts.add(new ReinforceRollouts<>(
                    knowledge, model.replica(), List.of(knowledge.thumb(weights), knowledge.greedy())));
        }
    }

    /// Plays a batch of deals and learns from it.
    public void step() {
        long[] seeds = new long[PARTS];
        for (int part = 0; part < PARTS; part++) {
            seeds[part] = chance.next();
        }
        IntStream.range(0, PARTS).parallel().forEach(part -> {
            for (int deal = 0; deal < DEALS; deal++) {
                parts.get(part).play(setup(part * DEALS + deal), new SplitMix(seeds[part] + deal));
            }
        });
        for (ReinforceRollouts<S> part : parts) {
            model.addGradient(part.lesson());
        }
        model.step(FIRST_PACE * (1 - (float) done / steps) + LAST_PACE);
        done++;
    }

    /// Every other deal four, as most people play; in between all other numbers.
    private Setup setup(int deal) {
        int four = Math.min(PERSONS, setups.getLast().players())
                - setups.getFirst().players();
        return setups.get(deal % 2 == 0 ? four : (done + deal / 2) % setups.size());
    }

    /// The net as it is now.
    public NeuralNet net() {
        return model.net();
    }

    /// Its weights, finer than the net's whole numbers.
    float[] weights() {
        return model.weights.clone();
    }

    /// Its part of the wins against three that go by the rule of thumb.
    public double wins() {
        Setup setup =
                Setup.of(knowledge.game(), Math.min(PERSONS, knowledge.game().mostPlayers()));
        return new FitnessMatch<>(knowledge.game(), setup)
                .play(new NetPolicy<>(knowledge.features(), net()), List.of(knowledge.thumb(weights)), 1, TESTS)
                .winShare();
    }
}
