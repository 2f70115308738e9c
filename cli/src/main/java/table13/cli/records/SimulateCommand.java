package table13.cli.records;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import table13.arena.Contestant;
import table13.cli.options.ContestantFactory;
import table13.cli.options.MatchRandom;
import table13.cli.options.ProgramOptions;
import table13.cli.options.TableOptions;
import table13.cli.screen.SeatNames;
import table13.cli.terminal.AtomicFile;
import table13.cli.terminal.Progress;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.SplitMix;

/// `table13 simulate`.
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        description = "Play matches and write their records into one file. The same seed gives the same bytes.")
public final class SimulateCommand implements Callable<Integer> {

    @Mixin
    private final TableOptions table = new TableOptions();

    @Option(names = "--matches", required = true, paramLabel = "M", description = "Number of matches.")
    private long matches;

    @Option(
            names = "--seed",
            required = true,
            paramLabel = "S",
            description = "Seed for all random numbers. The same seed gives the same deals.")
    private long seed;

    @Option(names = "--records", required = true, paramLabel = "FILE", description = "File for the records.")
    private Path file = Path.of("");

    @Option(
            names = "--bots",
            paramLabel = "BOT,BOT,…",
            description = "Bots in the order of the seats, repeated if there are more seats (default: random)."
                    + " Can be repeated.")
    private List<String> bots = List.of("random");

    @Mixin
    private final ProgramOptions programs = new ProgramOptions();

    private final Terminal terminal;

    public SimulateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Setup setup = table.setup();
        if (matches < 1) {
            throw new UsageException("--matches must be at least 1, not " + matches);
        }
        ContestantFactory contestants = new ContestantFactory(setup, programs);
        List<String> kinds = ContestantFactory.names(bots);
        contestants.check(kinds);
        List<Contestant> players = new ArrayList<>();
        try {
            for (int seat = 0; seat < setup.players(); seat++) {
                players.add(contestants.contestant(kinds.get(seat % kinds.size())));
            }
            simulate(setup, SeatNames.company(setup.players(), kinds), players);
        } finally {
            players.forEach(Contestant::close);
        }
        contestants.remarks().forEach(terminal::complain);
        return 0;
    }

    private void simulate(Setup setup, List<String> names, List<Contestant> players) {
        Progress progress = new Progress(terminal, "matches", matches);
        long moves = 0;
        try (AtomicFile records = new AtomicFile(file)) {
            for (long number = 0; number < matches; number++) {
                MatchRandom random = MatchRandom.of(seed, number);
                Match<?> match = Match.begin(setup, names, random.deals());
                moves += playOut(match, players, random.players());
                records.write(match.record());
                progress.show(number + 1);
            }
            records.finish();
        }
        progress.end(
                String.format(Locale.ROOT, "%,d matches, %,d moves, %.1f seconds", matches, moves, progress.seconds()));
    }

    /// @return the number of moves
    private static long playOut(Match<?> match, List<Contestant> players, SplitMix chance) {
        long moves = 0;
        while (!match.isOver()) {
            Contestant player = players.get(match.toMove());
            match.play(player.choose(match.view(match.toMove()), chance.next()));
            moves++;
        }
        return moves;
    }
}
