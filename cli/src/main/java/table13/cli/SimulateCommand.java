package table13.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import table13.rules.Match;
import table13.rules.Setup;

/// `table13 simulate`.
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        description = "Play random matches and write their records into one file. The same seed gives the same bytes.")
final class SimulateCommand implements Callable<Integer> {

    @Mixin
    private final TableOptions table = new TableOptions();

    @Option(names = "--matches", required = true, paramLabel = "M", description = "How many matches.")
    private long matches;

    @Option(names = "--seed", required = true, paramLabel = "S", description = "Where all chance comes from.")
    private long seed;

    @Option(names = "--records", required = true, paramLabel = "FILE", description = "Where the records go.")
    private Path file = Path.of("");

    private final Terminal terminal;

    SimulateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Setup setup = table.setup();
        if (matches < 1) {
            throw new Complaint("--matches must be at least 1, not " + matches);
        }
        List<String> names = IntStream.rangeClosed(1, setup.players())
                .mapToObj(seat -> "Seat " + seat)
                .toList();
        Progress progress = new Progress(terminal, "matches", matches);
        long moves = 0;
        try (NewFile records = new NewFile(file)) {
            for (long number = 0; number < matches; number++) {
                Luck luck = Luck.of(seed, number);
                Match<?> match = Match.begin(setup, names, luck.deals());
                moves += playOut(match, new RandomPlayer(luck.players()));
                records.write(match.record());
                progress.show(number + 1);
            }
            records.finish();
        }
        progress.end(
                String.format(Locale.ROOT, "%,d matches, %,d moves, %.1f seconds", matches, moves, progress.seconds()));
        return 0;
    }

    /// @return how many moves it took
    private static long playOut(Match<?> match, RandomPlayer player) {
        long moves = 0;
        while (!match.isOver()) {
            match.play(player.choose(match.view(match.toMove())));
            moves++;
        }
        return moves;
    }
}
