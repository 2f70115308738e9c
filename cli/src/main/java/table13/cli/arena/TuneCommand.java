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
            "Find weights for a game's rule of thumb by letting variants play each other, and print them.",
            "With --net, teach a rule of thumb and a net what the search finds, and print both.",
            "With --self-play, let the net of the bots continue to learn from its own rounds, and print it.",
            "With --habits, learn how players choose cards, for games whose bots guess hands that way."
        })
public final class TuneCommand implements Callable<Integer> {
    private static final int MOST = 40_000;

    /// How often it is told how self-play goes.
    private static final int PARTS_TOLD = 10;

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
            description = "Deals that a variant plays in the first generation (default: 120).")
    private int deals = 120;

    @Option(names = "--seed", paramLabel = "S", description = "The same seed gives the same weights, and the same net.")
    private long seed = 1;

    @Option(names = "--net", description = "Teach the rule and the net.")
    private boolean isNet;

    @Option(names = "--self-play", description = "Let the net learn from its own rounds.")
    private boolean isSelfPlay;

    @Option(
            names = "--steps",
            paramLabel = "N",
            description = "With --self-play, the number of steps, 1024 rounds each (default: 2500).")
    private int steps = 2500;

    @Option(names = "--habits", description = "Teach the habits.")
    private boolean isHabits;

    @Option(
            names = "--rounds",
            paramLabel = "R",
            description = "With --net or --habits, the number of rounds to learn from (default: 2000).")
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
            teachNet(TableOptions.game(game));
        } else if (isSelfPlay) {
            playItself(TableOptions.game(game));
        } else if (isHabits) {
            teachHabits(TableOptions.game(game));
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
        terminal.println("# The weights of the rule of thumb for " + tuned.title() + ", found by evolution:");
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

    private <S extends State<S>> void teachNet(Game<S> taught) {
        NetTrainer<S> trainer = NetTrainer.ofPolicy(KnowledgeRegistry.of(taught), seed);
        List<NetTrainer.Progress> net = learn(trainer);
        print("rule", "net", taught, trainer.learnRule(), trainer.rule());
        print("net", "net", taught, net, trainer.net().rows());
    }

    private <S extends State<S>> void playItself(Game<S> taught) {
        LearnedWeights before = LearnedWeights.of(taught);
        SelfPlayTrainer<S> play =
                new SelfPlayTrainer<>(KnowledgeRegistry.of(taught), before.weights(), before.net(), steps, seed);
        Progress progress = new Progress(terminal, "steps", steps);
        terminal.println("net");
        terminal.println(String.format(
                Locale.ROOT, "# ./table13 tune %s --self-play --steps %d --seed %d", taught.id(), steps, seed));
        for (int done = 0; done <= steps; done++) {
            if (done % Math.max(1, steps / PARTS_TOLD) == 0) {
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

    private <S extends State<S>> void teachHabits(Game<S> taught) {
        GameKnowledge<S> knowledge = KnowledgeRegistry.of(taught);
        BehaviourFeatures<S> behaviour = knowledge.habits();
        if (behaviour == null) {
            throw new UsageException("no bot guesses hands by habits in " + taught.title());
        }
        NetTrainer<S> trainer = NetTrainer.ofHabits(knowledge, behaviour, seed);
        print("habits", "habits", taught, learn(trainer), trainer.net().rows());
    }

    private List<NetTrainer.Progress> learn(NetTrainer<?> trainer) {
        Progress progress = new Progress(terminal, "rounds", rounds);
        List<NetTrainer.Progress> curve = trainer.learn(rounds, progress::show);
        progress.clear();
        return curve;
    }

    /// @param what the line above what was taught
    /// @param option the one that asks for it
    private void print(String what, String option, Game<?> taught, List<NetTrainer.Progress> curve, List<String> rows) {
        terminal.println(what);
        terminal.println(String.format(
                Locale.ROOT, "# ./table13 tune %s --%s --rounds %d --seed %d", taught.id(), option, rounds, seed));
        for (NetTrainer.Progress step : curve) {
            terminal.println(String.format(
                    Locale.ROOT,
                    "# %d times %d examples: surprise %.3f, guesses %.1f%%",
                    step.epoch(),
                    step.examples(),
                    step.crossEntropy(),
                    100 * step.topOneAccuracy()));
        }
        rows.forEach(terminal::println);
    }
}
