package table13.cli.arena;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import table13.arena.training.EvolutionTrainer;
import table13.arena.training.NetTrainer;
import table13.arena.training.SelfPlayTrainer;
import table13.bots.level.LearnedWeights;
import table13.bots.registry.KnowledgeRegistry;
import table13.bots.search.BehaviourFeatures;
import table13.bots.search.GameKnowledge;
import table13.cli.options.GameIds;
import table13.cli.options.TableOptions;
import table13.cli.terminal.Progress;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;
import table13.rules.Game;
import table13.rules.State;

/// `table13 tune`.
@Command(
        name = "tune",
        mixinStandardHelpOptions = true,
        description = {
            "Train the weights of a game's heuristic policy by evolution, and print them.",
            "With --net, train a linear policy and a net on the moves of the search, and print both.",
            "With --self-play, continue to train the net of the bots on its own rounds, and print it.",
            "With --habits, train the behaviour model, for games whose bots infer hands from it."
        })
public final class TuneCommand implements Callable<Integer> {
    private static final int MOST = 40_000;

    /// The number of progress lines of self-play.
    private static final int REPORTS = 10;

    @Parameters(
            paramLabel = "GAME",
            completionCandidates = GameIds.class,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private String game = "";

    @Option(names = "--generations", paramLabel = "G", description = "Number of generations (default: 150).")
    private int generations = 150;

    @Option(
            names = "--deals",
            paramLabel = "D",
            description = "Deals per variant in the first generation (default: 120).")
    private int deals = 120;

    @Option(names = "--seed", paramLabel = "S", description = "The same seed gives the same weights, and the same net.")
    private long seed = 1;

    @Option(names = "--net", description = "Train the linear policy and the net.")
    private boolean isNet;

    @Option(names = "--self-play", description = "Train the net by self-play.")
    private boolean isSelfPlay;

    @Option(
            names = "--steps",
            paramLabel = "N",
            description = "With --self-play, the number of steps, 1024 rounds each (default: 2500).")
    private int steps = 2500;

    @Option(names = "--habits", description = "Train the behaviour model.")
    private boolean isHabits;

    @Option(
            names = "--rounds",
            paramLabel = "R",
            description = "With --net or --habits, the number of training rounds (default: 2000).")
    private int rounds = 2000;

    private final Terminal terminal;

    public TuneCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        require("--generations", generations);
        require("--deals", deals);
        require("--rounds", rounds);
        require("--steps", steps);
        if (Stream.of(isNet, isSelfPlay, isHabits).filter(is -> is).count() > 1) {
            throw new UsageException("use only one of --net, --self-play and --habits");
        }
        if (isNet) {
            trainNet(TableOptions.game(game));
        } else if (isSelfPlay) {
            selfPlay(TableOptions.game(game));
        } else if (isHabits) {
            trainBehaviour(TableOptions.game(game));
        } else {
            tune(TableOptions.game(game));
        }
        return 0;
    }

    private static void require(String option, int value) {
        if (value < 1 || value > MOST) {
            throw new UsageException(option + " must be 1 to " + MOST + ", not " + value);
        }
    }

    private <S extends State<S>> void tune(Game<S> tuned) {
        EvolutionTrainer<S> trainer = new EvolutionTrainer<>(KnowledgeRegistry.of(tuned), seed, deals);
        Progress progress = new Progress(terminal, "generations", generations);
        for (int done = 1; done <= generations; done++) {
            trainer.step();
            progress.show(done);
        }
        progress.clear();
        terminal.println("# The weights of the heuristic policy for " + tuned.title() + ", found by evolution:");
        terminal.println(String.format(
                Locale.ROOT,
                "# ./table13 tune %s --generations %d --deals %d --seed %d",
                tuned.id(),
                generations,
                deals,
                seed));
        for (double weight : trainer.weights()) {
            terminal.println(String.format(Locale.ROOT, "%.4f", weight));
        }
    }

    private <S extends State<S>> void trainNet(Game<S> trained) {
        NetTrainer<S> trainer = NetTrainer.ofPolicy(KnowledgeRegistry.of(trained), seed);
        List<NetTrainer.Progress> net = learn(trainer);
        print("rule", "net", trained, trainer.learnRule(), trainer.rule());
        print("net", "net", trained, net, trainer.net().rows());
    }

    private <S extends State<S>> void selfPlay(Game<S> trained) {
        LearnedWeights before = LearnedWeights.of(trained);
        SelfPlayTrainer<S> play =
                new SelfPlayTrainer<>(KnowledgeRegistry.of(trained), before.weights(), before.net(), steps, seed);
        Progress progress = new Progress(terminal, "steps", steps);
        terminal.println("net");
        terminal.println(String.format(
                Locale.ROOT, "# ./table13 tune %s --self-play --steps %d --seed %d", trained.id(), steps, seed));
        for (int done = 0; done <= steps; done++) {
            if (done % Math.max(1, steps / REPORTS) == 0) {
                progress.clear();
                terminal.println(String.format(
                        Locale.ROOT, "# %d steps: %.1f%% of the wins against the tuned rule", done, 100 * play.wins()));
            }
            if (done < steps) {
                play.step();
                progress.show(done + 1);
            }
        }
        progress.clear();
        play.net().rows().forEach(terminal::println);
    }

    private <S extends State<S>> void trainBehaviour(Game<S> trained) {
        GameKnowledge<S> knowledge = KnowledgeRegistry.of(trained);
        BehaviourFeatures<S> behaviour = knowledge.behaviour();
        if (behaviour == null) {
            throw new UsageException("--habits: no bot of " + trained.title() + " has a behaviour model");
        }
        NetTrainer<S> trainer = NetTrainer.ofHabits(knowledge, behaviour, seed);
        print("habits", "habits", trained, learn(trainer), trainer.net().rows());
    }

    private List<NetTrainer.Progress> learn(NetTrainer<?> trainer) {
        Progress progress = new Progress(terminal, "rounds", rounds);
        List<NetTrainer.Progress> log = trainer.learn(rounds, progress::show);
        progress.clear();
        return log;
    }

    /// @param head the first line
    /// @param option the option that selects the training
    private void print(String head, String option, Game<?> trained, List<NetTrainer.Progress> log, List<String> rows) {
        terminal.println(head);
        terminal.println(String.format(
                Locale.ROOT, "# ./table13 tune %s --%s --rounds %d --seed %d", trained.id(), option, rounds, seed));
        for (NetTrainer.Progress step : log) {
            terminal.println(String.format(
                    Locale.ROOT,
                    "# %d times %d examples: cross-entropy %.3f, top-1 accuracy %.1f%%",
                    step.epoch(),
                    step.examples(),
                    step.crossEntropy(),
                    100 * step.topOneAccuracy()));
        }
        rows.forEach(terminal::println);
    }
}
