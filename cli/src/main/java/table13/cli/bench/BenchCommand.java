package table13.cli.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import table13.cli.options.GameIds;
import table13.cli.options.TableOptions;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.registry.Games;

/// `table13 bench`.
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Measure random playouts or a bot's search, on one thread; each game has its own Java process of"
                + " 64 MB.")
public final class BenchCommand implements Callable<Integer> {
    static final String IN_PROCESS = "--in-process";

    private static final double LONGEST = 3600;

    @Parameters(
            paramLabel = "GAME",
            arity = "0..*",
            completionCandidates = GameIds.class,
            description = "Any of ${COMPLETION-CANDIDATES} (default: all).")
    private List<String> games = List.of();

    @Option(
            names = {"-p", "--players"},
            paramLabel = "N",
            description = "Number of players (default: 4).")
    private @Nullable Integer players;

    @Option(names = "--seconds", paramLabel = "S", description = "Seconds per game (default: 5).")
    private double seconds = 5;

    @Option(names = "--rounds", paramLabel = "R", description = "Play exactly this many rounds per game instead.")
    private @Nullable Long rounds;

    @Option(names = "--search", description = "Measure the sampled rounds of a bot's search instead.")
    private boolean search;

    @Option(
            names = "--bot",
            paramLabel = "NAME",
            description = "Bot to measure (default: ${DEFAULT-VALUE}); only with --search.")
    private String bot = "expert:endgame=0";

    @Option(
            names = "--against",
            paramLabel = "JAR",
            description = "Another build of this program to compare with; only with --search.")
    private @Nullable Path against;

    @Option(names = "--json", description = "Print JSON instead of a table.")
    private boolean json;

    @Option(names = IN_PROCESS, hidden = true)
    private boolean inProcess;

    private final Terminal terminal;

    public BenchCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (!(seconds > 0 && seconds <= LONGEST)) {
            throw new UsageException("--seconds must be more than 0 and at most 3600, not " + seconds);
        }
        if (rounds != null && rounds < 1) {
            throw new UsageException("--rounds must be at least 1, not " + rounds);
        }
        List<Setup> setups = games.isEmpty()
                ? Games.ALL.stream().map(this::setup).toList()
                : games.stream().map(id -> setup(TableOptions.game(id))).toList();
        if (against != null && !Files.isReadable(against)) {
            throw new UsageException("cannot read " + against);
        }
        if (inProcess) {
            MeasuringProcess.endWithParent(terminal);
            setups.forEach(setup -> terminal.println(line(setup)));
            return 0;
        }
        List<String> lines = new ArrayList<>();
        for (Setup setup : setups) {
            note("measuring " + setup.game().id() + " …");
            lines.add(MeasuringProcess.measure(setup, seconds, options()));
        }
        note("");
        if (search) {
            terminal.println(SearchFigures.header());
            lines.forEach(line -> terminal.println(SearchFigures.ofLine(line).toRow()));
            terminal.println("");
            terminal.println("Sampled rounds behind the estimates, per CPU second of one thread, median of slices.");
        } else {
            print(lines.stream().map(Figures::ofLine).toList());
        }
        return 0;
    }

    private String line(Setup setup) {
        return search
                ? SearchRace.run(setup, bot, against, seconds).toLine()
                : Measurement.of(setup, seconds, rounds == null ? 0 : rounds).toLine();
    }

    /// Arguments for the measuring process, apart from the table.
    private List<String> options() {
        List<String> options = new ArrayList<>();
        if (rounds != null) {
            options.addAll(List.of("--rounds", String.valueOf(rounds)));
        }
        if (search) {
            options.addAll(List.of("--search", "--bot", bot));
        }
        if (against != null) {
            options.addAll(List.of("--against", against.toString()));
        }
        return options;
    }

    private Setup setup(Game<?> game) {
        return TableOptions.setup(game, players == null ? TableOptions.usualPlayers(game) : players, Map.of());
    }

    private void note(String text) {
        if (terminal.abilities().errorsSeen()) {
            terminal.printError("\r" + " ".repeat(40) + "\r" + text);
        }
    }

    private void print(List<Figures> figures) {
        if (json) {
            terminal.println("[\n  "
                    + String.join(",\n  ", figures.stream().map(Figures::toJson).toList()) + "\n]");
            return;
        }
        terminal.println(Figures.header());
        figures.forEach(ofGame -> terminal.println(ofGame.toRow()));
        terminal.println("");
        terminal.println("Rates are per CPU second of one thread, the best slice of ten; means are over all rounds.");
    }
}
