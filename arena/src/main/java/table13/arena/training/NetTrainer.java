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

/// Teaches a net to guess what somebody will do, and if wanted a rule of thumb: rounds of every number of players are
/// played, and both learn from what was noted of them. The same seed gives the same, on any machine and any number of
/// threads.
public final class NetTrainer<S extends State<S>> {
    private static final int PERSONS = 4;
    private static final int EPOCHS = 12;
    private static final float FIRST_LEARNING_RATE = 0.004f;
    private static final float LAST_LEARNING_RATE = 0.0002f;

    /// One example in so many is kept to test by.
    private static final int KEPT = 20;

    private final Game<S> game;
    private final Function<Setup, ExampleSource> notes;
    private final SplitMix chance;
    private final TrainableNet net;
    private final TrainableLinear rule;
    private final List<Example> trainingSet = new ArrayList<>();
    private final List<Example> testSet = new ArrayList<>();

    private NetTrainer(Game<S> game, int features, Function<Setup, ExampleSource> notes, long seed) {
        this.game = game;
        this.notes = notes;
        chance = new SplitMix(seed);
        net = new TrainableNet(features, chance);
        rule = new TrainableLinear(features);
    }

    /// Teaches what thinking ahead finds out.
    public static <S extends State<S>> NetTrainer<S> ofPolicy(GameKnowledge<S> knowledge, long seed) {
        return new NetTrainer<>(
                knowledge.game(), knowledge.features().count(), setup -> new ExpertExamples<>(knowledge, setup), seed);
    }

    /// Teaches what people of all sorts do, for a game in which something is made of that.
    public static <S extends State<S>> NetTrainer<S> ofHabits(
            GameKnowledge<S> knowledge, BehaviourFeatures<S> behaviour, long seed) {
        return new NetTrainer<>(
                knowledge.game(),
                behaviour.count(),
                setup -> new MixedPlayExamples<>(knowledge, behaviour, setup),
                seed);
    }

    /// What came of going through all examples once more.
    ///
    /// @param crossEntropy how surprising the examples are that were not learned from, in natural logarithms
    /// @param topOneAccuracy how often the move is liked best in them that the teacher liked best
    public record Progress(int epoch, int examples, double crossEntropy, double topOneAccuracy) {}

    /// Plays rounds, teaches the net, and tells how it goes.
    ///
    /// @param played told how many rounds are played
    public List<Progress> learn(int rounds, IntConsumer played) {
        List<Example> examples = gather(rounds, played);
        shuffle(examples);
        int kept = Math.max(1, examples.size() / KEPT);
        testSet.addAll(examples.subList(0, kept));
        trainingSet.addAll(examples.subList(kept, examples.size()));
        return teach(net);
    }

    /// Teaches the rule of thumb by the same rounds, which were played before.
    public List<Progress> learnRule() {
        return teach(rule);
    }

    private List<Progress> teach(TrainableModel model) {
        List<Progress> progress = new ArrayList<>();
        for (int epoch = 0; epoch < EPOCHS; epoch++) {
            shuffle(trainingSet);
            model.learn(trainingSet, FIRST_LEARNING_RATE * (1 - (float) epoch / EPOCHS) + LAST_LEARNING_RATE);
            progress.add(new Progress(
                    epoch + 1, trainingSet.size(), model.crossEntropy(testSet), model.topOneAccuracy(testSet)));
        }
        return progress;
    }

    /// The net that was taught.
    public NeuralNet net() {
        return net.net();
    }

    /// The weights of the rule that was taught, a line each.
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
                    List<Example> noted =
                            tables.get().computeIfAbsent(setup(round), notes).play(new SplitMix(seeds[round]));
                    synchronized (done) {
                        played.accept(++done[0]);
                    }
                    return noted;
                })
                .flatMap(List::stream)
                .toList());
    }

    /// Every other round four, as most people play; in between all other numbers.
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
