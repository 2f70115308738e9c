package table13.cli.arena;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import table13.arena.Arena;
import table13.arena.Contest;
import table13.arena.League;
import table13.arena.Standings;
import table13.cli.options.ContestantFactory;
import table13.cli.options.ProgramOptions;
import table13.cli.options.TableOptions;
import table13.cli.report.ContestReport;
import table13.cli.report.LeaguePage;
import table13.cli.report.LeagueReport;
import table13.cli.terminal.AtomicFile;
import table13.cli.terminal.ExitReport;
import table13.cli.terminal.Progress;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;
import table13.rules.Setup;
import table13.wire.Json;

/// `table13 arena`.
@Command(
        name = "arena",
        mixinStandardHelpOptions = true,
        description = "Let bots play each other, each deal once in every seat, with 95%% intervals.",
        footer = {
            "",
            "In thirteen and friday a deal is one round; in skipbo and leaves it is a whole match.",
            "",
            "A BOT is random, easy, greedy, medium, net, hard or expert, maybe with settings",
            "(expert:iterations=300), or a program: exec:COMMAND (see docs/bot-protocol.md).",
            "A command may contain commas: it extends to the end of its option, so bots after it",
            "need another --field or --league option.",
            "",
            "  table13 arena friday --candidate expert --field medium --deals 400",
            "  table13 arena leaves --league easy,medium,hard,expert --html league.html",
            "  table13 arena skipbo -p 2 --candidate 'exec:python3 my_bot.py' --field easy"
        })
public final class ArenaCommand implements Callable<Integer> {
    private static final int MOST_DEALS = 1_000_000;
    private static final int MOST_THREADS = 1_000;

    @Mixin
    private final TableOptions table = new TableOptions();

    @Option(names = "--candidate", paramLabel = "BOT", description = "Bot to measure.")
    private @Nullable String candidate;

    @Option(
            names = "--field",
            paramLabel = "BOT,BOT,…",
            description = "Bots in the other seats: one for all, or several in turn. Can be repeated.")
    private List<String> field = List.of();

    @Option(
            names = "--league",
            paramLabel = "BOT,BOT,…",
            description = "Play every bot against every other instead, with ratings. Can be repeated.")
    private List<String> league = List.of();

    @Option(names = "--html", paramLabel = "FILE", description = "Save a page about the finished league to this file.")
    private @Nullable Path html;

    @Option(names = "--deals", paramLabel = "D", description = "Number of deals (default: 100).")
    private int deals = 100;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Seed for all random numbers (default: 1). The same seed gives the same deals.")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "T", description = "Number of threads (default: all processors).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Mixin
    private final ProgramOptions programs = new ProgramOptions();

    private final Terminal terminal;

    public ArenaCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws InterruptedException {
        Setup setup = table.setup();
        require("--deals", deals, MOST_DEALS);
        require("--threads", threads, MOST_THREADS);
        ContestantFactory contestants = new ContestantFactory(setup, programs);
        if (league.isEmpty()) {
            contest(setup, contestants);
        } else {
            league(setup, contestants);
        }
        return 0;
    }

    private static void require(String option, int value, int most) {
        if (value < 1 || value > most) {
            throw new UsageException(option + " must be 1 to " + most + ", not " + value);
        }
    }

    private void contest(Setup setup, ContestantFactory contestants) throws InterruptedException {
        if (candidate == null || field.isEmpty()) {
            throw new UsageException("arena needs --candidate and --field, or --league");
        }
        if (html != null) {
            throw new UsageException("--html goes with --league only");
        }
        List<String> others = ContestantFactory.names(field);
        contestants.check(List.of(candidate));
        contestants.check(others);
        Contest contest = new Contest(setup, candidate, others, deals, seed);
        Arena arena = new Arena(List.of(contest), contestants::contestant, threads);
        play(arena, contestants, () -> {
            ContestReport report = new ContestReport(arena.results().getFirst());
            return json ? List.of(Json.write(report.json())) : report.lines();
        });
    }

    private void league(Setup setup, ContestantFactory contestants) throws InterruptedException {
        if (candidate != null || !field.isEmpty()) {
            throw new UsageException("arena needs either --candidate and --field, or --league");
        }
        List<String> bots = ContestantFactory.names(league);
        League all = league(setup, bots);
        require("--deals", deals, MOST_DEALS / all.contests().size());
        contestants.check(bots);
        checkWritable();
        Arena arena = new Arena(all.contests(), contestants::contestant, threads);
        play(arena, contestants, () -> {
            LeagueReport report = new LeagueReport(all.standings(arena));
            return json ? List.of(Json.write(report.json())) : report.lines();
        });
        if (html != null) {
            write(all.standings(arena), html);
        }
    }

    private League league(Setup setup, List<String> bots) {
        try {
            return new League(setup, bots, deals, seed);
        } catch (IllegalArgumentException refused) {
            throw new UsageException(String.valueOf(refused.getMessage()));
        }
    }

    /// An unwritable file must fail before the league, not after an hour.
    private void checkWritable() {
        if (html != null) {
            new AtomicFile(html).close();
        }
    }

    private static void write(Standings standings, Path html) {
        try (AtomicFile page = new AtomicFile(html)) {
            page.write(new LeaguePage(standings).text());
            page.finish();
        }
    }

    /// Plays and prints the report. Ctrl-C prints the report of the deals so far.
    private void play(Arena arena, ContestantFactory contestants, Supplier<List<String>> report)
            throws InterruptedException {
        Progress progress = new Progress(terminal, "deals", arena.size());
        Runnable reporting = () -> {
            arena.stop();
            progress.clear();
            terminal.println(report.get());
            terminal.flush();
            contestants.remarks().forEach(terminal::complain);
        };
        try (ExitReport output = new ExitReport(reporting)) {
            progress.begin();
            arena.run(progress::show);
            output.say();
        } finally {
            progress.clear();
        }
    }
}
