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

/// Improves a policy net by self-play (REINFORCE). Every deal is played several times with moves drawn from the policy.
/// Choices in a try that went better for a seat than its other tries become likelier; the other tries are the baseline,
/// so the luck of the deal cancels out. Some seats are played by heuristic policies, so that the net learns to play
/// against them.
///
/// Deterministic for a seed, on any machine and with any number of threads.
public final class SelfPlayTrainer<S extends State<S>> {
    /// The number of independent parts of a step, and the deals of each, whatever the number of threads.
    private static final int PARTS = 16;

    private static final int DEALS = 8;
    private static final float FIRST_PACE = 0.001f;
    private static final float LAST_PACE = 0.00005f;

    /// The number of deals of a test.
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

    /// @param weights the weights of the heuristic policy that plays some seats
    /// @param net the initial net
    /// @param steps the total number of steps
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
                    knowledge, model.replica(), List.of(knowledge.heuristic(weights), knowledge.greedy())));
        }
    }

    /// Plays a batch of deals and makes one gradient step.
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

    /// Every second deal has four players, the most common number; the others rotate over all other numbers.
    private Setup setup(int deal) {
        int four = Math.min(PERSONS, setups.getLast().players())
                - setups.getFirst().players();
        return setups.get(deal % 2 == 0 ? four : (done + deal / 2) % setups.size());
    }

    /// The current net, quantized.
    public NeuralNet net() {
        return model.net();
    }

    /// The current weights before quantization.
    float[] weights() {
        return model.weights.clone();
    }

    /// The share of the wins against three heuristic policies.
    public double wins() {
        Setup setup =
                Setup.of(knowledge.game(), Math.min(PERSONS, knowledge.game().mostPlayers()));
        return new FitnessMatch<>(knowledge.game(), setup)
                .play(new NetPolicy<>(knowledge.features(), net()), List.of(knowledge.heuristic(weights)), 1, TESTS)
                .winShare();
    }
}
