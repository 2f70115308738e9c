package table13.arena.training;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import table13.bots.neural.NeuralNet;
import table13.bots.search.BehaviourFeatures;
import table13.bots.search.GameKnowledge;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;

/// Trains a net, and optionally a linear policy, to predict moves. Rounds are played at every number of players, and
/// both models learn from the same examples. Deterministic for a seed, on any machine and with any number of threads.
public final class NetTrainer<S extends State<S>> {
    private static final int PERSONS = 4;
    private static final int EPOCHS = 12;
    private static final float FIRST_LEARNING_RATE = 0.004f;
    private static final float LAST_LEARNING_RATE = 0.0002f;

    /// One example in this number is held out for validation.
    private static final int HELD_OUT = 20;

    private final Game<S> game;
    private final Function<Setup, ExampleSource> sources;
    private final SplitMix chance;
    private final TrainableNet net;
    private final TrainableLinear rule;
    private final List<Example> trainingSet = new ArrayList<>();
    private final List<Example> testSet = new ArrayList<>();

    private NetTrainer(Game<S> game, int features, Function<Setup, ExampleSource> sources, long seed) {
        this.game = game;
        this.sources = sources;
        chance = new SplitMix(seed);
        net = new TrainableNet(features, chance);
        rule = new TrainableLinear(features);
    }

    /// Trains the policy net on the choices of a search.
    public static <S extends State<S>> NetTrainer<S> ofPolicy(GameKnowledge<S> knowledge, long seed) {
        return new NetTrainer<>(
                knowledge.game(), knowledge.features().count(), setup -> new ExpertExamples<>(knowledge, setup), seed);
    }

    /// Trains the behaviour model on all player types, for a game that has one.
    public static <S extends State<S>> NetTrainer<S> ofHabits(
            GameKnowledge<S> knowledge, BehaviourFeatures<S> behaviour, long seed) {
        return new NetTrainer<>(
                knowledge.game(),
                behaviour.count(),
                setup -> new MixedPlayExamples<>(knowledge, behaviour, setup),
                seed);
    }

    /// The progress after one epoch.
    ///
    /// @param crossEntropy the mean cross-entropy of the held-out examples, in nats
    /// @param topOneAccuracy the share of held-out examples in which the best rated move is the teacher's best
    public record Progress(int epoch, int examples, double crossEntropy, double topOneAccuracy) {}

    /// Plays rounds, trains the net, and returns the progress of each epoch.
    ///
    /// @param played receives the number of played rounds
    public List<Progress> learn(int rounds, IntConsumer played) {
        List<Example> examples = gather(rounds, played);
        shuffle(examples);
        int heldOut = Math.max(1, examples.size() / HELD_OUT);
        testSet.addAll(examples.subList(0, heldOut));
        trainingSet.addAll(examples.subList(heldOut, examples.size()));
        return train(net);
    }

    /// Trains the linear policy on the examples of the rounds already played.
    public List<Progress> learnRule() {
        return train(rule);
    }

    private List<Progress> train(TrainableModel model) {
        List<Progress> progress = new ArrayList<>();
        for (int epoch = 0; epoch < EPOCHS; epoch++) {
            shuffle(trainingSet);
            model.learn(trainingSet, FIRST_LEARNING_RATE * (1 - (float) epoch / EPOCHS) + LAST_LEARNING_RATE);
            progress.add(new Progress(
                    epoch + 1, trainingSet.size(), model.crossEntropy(testSet), model.topOneAccuracy(testSet)));
        }
        return progress;
    }

    /// The trained net.
    public NeuralNet net() {
        return net.net();
    }

    /// The weights of the trained linear policy, a line each.
    public List<String> rule() {
        return rule.rows();
    }

    private List<Example> gather(int rounds, IntConsumer played) {
        long[] seeds = new long[rounds];
        for (int round = 0; round < rounds; round++) {
            seeds[round] = chance.next();
        }
        ThreadLocal<Map<Setup, ExampleSource>> tables = ThreadLocal.withInitial(HashMap::new);
        int[] done = new int[1];
        return new ArrayList<>(IntStream.range(0, rounds)
                .parallel()
                .mapToObj(round -> {
                    List<Example> fromRound =
                            tables.get().computeIfAbsent(setup(round), sources).play(new SplitMix(seeds[round]));
                    synchronized (done) {
                        played.accept(++done[0]);
                    }
                    return fromRound;
                })
                .flatMap(List::stream)
                .toList());
    }

    /// Every second round has four players, the most common number; the others rotate over all other numbers.
    private Setup setup(int round) {
        int numbers = game.mostPlayers() - game.fewestPlayers() + 1;
        int any = game.fewestPlayers() + round / 2 % numbers;
        return Setup.of(game, round % 2 == 0 ? Math.clamp(PERSONS, game.fewestPlayers(), game.mostPlayers()) : any);
    }

    private void shuffle(List<Example> examples) {
        for (int i = examples.size(); i > 1; i--) {
            Collections.swap(examples, i - 1, chance.below(i));
        }
    }
}
