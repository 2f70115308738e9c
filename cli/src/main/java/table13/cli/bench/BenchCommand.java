package table13.cli.bench;

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
import table13.cli.terminal.Complaint;
import table13.cli.terminal.Terminal;
import table13.rules.Game;
import table13.rules.Setup;
import table13.rules.shelf.Games;

/// `table13 bench`.
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Measure random playouts, on one thread, each game in a Java process of its own with 64 MB.")
public final class BenchCommand implements Callable<Integer> {
    static final String IN_PROCESS = "--in-process";

    private static final double LONGEST = 3600;

    @Parameters(
            paramLabel = "GAME",
            arity = "0..*",
            completionCandidates = GameIds.class,
            description = "${COMPLETION-CANDIDATES}; all by default.")
    private List<String> games = List.of();

    @Option(
            names = {"-p", "--players"},
            paramLabel = "N",
            description = "How many play (4 if you do not say).")
    private @Nullable Integer players;

    @Option(names = "--seconds", paramLabel = "S", description = "How long per game (5 if you do not say).")
    private double seconds = 5;

    @Option(names = "--rounds", paramLabel = "R", description = "Exactly so many playouts per game instead.")
    private @Nullable Long rounds;

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
            throw new Complaint("--seconds must be more than 0 and at most 3600, not " + seconds);
        }
        if (rounds != null && rounds < 1) {
            throw new Complaint("--rounds must be at least 1, not " + rounds);
        }
        List<Setup> setups = games.isEmpty()
                ? Games.ALL.stream().map(this::setup).toList()
                : games.stream().map(id -> setup(TableOptions.game(id))).toList();
        long exactly = rounds == null ? 0 : rounds;
        if (inProcess) {
            MeasuringProcess.endWithParent(terminal);
            setups.forEach(setup ->
                    terminal.println(Measurement.of(setup, seconds, exactly).toLine()));
            return 0;
        }
        List<Figures> figures = new ArrayList<>();
        for (Setup setup : setups) {
            note("measuring " + setup.game().id() + " …");
            figures.add(MeasuringProcess.measure(setup, seconds, exactly));
        }
        note("");
        print(figures);
        return 0;
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
