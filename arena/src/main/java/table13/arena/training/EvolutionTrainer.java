package table13.arena.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import table13.bots.search.GameKnowledge;
import table13.bots.search.Policy;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;

/// Tunes the weights of a heuristic policy by an evolution strategy. In each generation two dozen variants of the
/// current weights play the same deals against a field of the current and the greedy policy; the mean of the best
/// quarter becomes the new weights. The mutation strength is adapted for each weight. Deterministic for a seed.
public final class EvolutionTrainer<S extends State<S>> {
    private static final int VARIANTS = 24;
    private static final int PARENTS = 6;
    private static final double FIRST_STEP = 0.4;
    private static final double LEAST_STEP = 0.03;
    private static final double MEMORY = 0.8;
    private static final double BOLDNESS = 1.2;

    private final GameKnowledge<S> knowledge;
    private final List<FitnessMatch<S>> duels = new ArrayList<>();
    private final SplitMix chance;
    private final int deals;
    private double[] weights;
    private final double[] steps;
    private int generation;

    /// @param deals the number of deals of a variant in the first generation; later generations have more
    public EvolutionTrainer(GameKnowledge<S> knowledge, long seed, int deals) {
        this.knowledge = knowledge;
        this.deals = deals;
        Game<S> game = knowledge.game();
        for (int players = game.fewestPlayers(); players <= game.mostPlayers(); players++) {
            duels.add(new FitnessMatch<>(game, Setup.of(game, players)));
        }
        chance = new SplitMix(seed);
        weights = knowledge.initialWeights();
        steps = new double[weights.length];
        Arrays.fill(steps, FIRST_STEP);
    }

    public double[] weights() {
        return weights.clone();
    }

    /// Plays one generation.
    public void step() {
        long seed = chance.next();
        Policy<S> present = knowledge.heuristic(weights);
        List<Policy<S>> field = List.of(knowledge.greedy(), present, present);
        List<Variant> variants = new ArrayList<>();
        for (int i = 0; i < VARIANTS; i++) {
            double[] varied = weights.clone();
            for (int w = 0; i > 0 && w < varied.length; w++) {
                varied[w] += steps[w] * gaussian();
            }
            variants.add(new Variant(varied, fitness(knowledge.heuristic(varied), field, seed)));
        }
        variants.sort(Comparator.comparingDouble(Variant::fitness).reversed());
        learn(variants.subList(0, PARENTS));
        generation++;
    }

    /// Candidate weights with their fitness.
    private static final class Variant {
        private final double[] weights;
        private final double fitness;

        Variant(double[] weights, double fitness) {
            this.weights = weights;
            this.fitness = fitness;
        }

        double fitness() {
            return fitness;
        }
    }

    private void learn(List<Variant> parents) {
        double[] mean = IntStream.range(0, weights.length)
                .mapToDouble(w -> parents.stream()
                                .mapToDouble(parent -> parent.weights[w])
                                .sum()
                        / PARENTS)
                .toArray();
        for (int w = 0; w < mean.length; w++) {
            double squares = 0;
            for (Variant parent : parents) {
                squares += (parent.weights[w] - mean[w]) * (parent.weights[w] - mean[w]);
            }
            double spread = StrictMath.sqrt(squares / PARENTS);
            steps[w] = Math.max(LEAST_STEP, MEMORY * steps[w] + (1 - MEMORY) * BOLDNESS * spread);
        }
        weights = mean;
    }

    /// The mean fitness over all numbers of players.
    private double fitness(Policy<S> policy, List<Policy<S>> field, long seed) {
        double sum = 0;
        for (FitnessMatch<S> match : duels) {
            match.play(policy, field, seed, Math.max(1, (deals + generation * deals / 30) / duels.size()));
            sum += knowledge.countsPoints() ? match.advantage() : match.winShare();
        }
        return sum;
    }

    /// The lead of the current weights over the greedy policy, in points a round, with this many players.
    public double advantageOverGreedy(int players, int deals) {
        FitnessMatch<S> match = new FitnessMatch<>(knowledge.game(), Setup.of(knowledge.game(), players));
        return match.play(knowledge.heuristic(weights), List.of(knowledge.greedy()), 13, deals)
                .advantage();
    }

    /// A normally distributed number from two uniform ones (Box and Muller).
    private double gaussian() {
        double radius = StrictMath.sqrt(-2 * StrictMath.log(((chance.next() >>> 11) | 1) * 0x1p-53));
        return radius * StrictMath.cos(2 * Math.PI * (chance.next() >>> 11) * 0x1p-53);
    }
}
