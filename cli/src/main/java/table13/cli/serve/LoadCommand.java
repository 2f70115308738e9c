package table13.cli.serve;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import table13.cli.options.TableOptions;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;
import table13.load.CpuTime;
import table13.load.Load;
import table13.load.LoadException;
import table13.load.LoadPlan;
import table13.load.LoadProgress;
import table13.load.LoadReport;
import table13.load.NonReadingReport;

/// `table13 load`.
@Command(
        name = "load",
        mixinStandardHelpOptions = true,
        description = "Play random moves at many tables over real WebSockets, check every answer, and measure.",
        footer = {
            "",
            "Without --url it starts its own server in another process, with a database that",
            "is thrown away, or with --store on that store, which keeps the matches.",
            "CPU per move is that of the servers it started, without Java's compiler threads (only",
            "on Linux). A server with --echo also reports the throughput of plain WebSocket messages."
        })
public final class LoadCommand implements Callable<Integer> {
    private static final int USUAL_HEAP = 1024;
    private static final int SMALLEST_HEAP = 32;
    private static final int MOST_NODES = 16;

    @Option(names = "--tables", paramLabel = "T", description = "Tables that play at once (default: 100).")
    private int tables = 100;

    @Option(
            names = {"-p", "--players"},
            paramLabel = "N",
            description = "Players per table (default: 4).")
    private int players = 4;

    @Option(names = "--seconds", paramLabel = "S", description = "Seconds to measure (default: 10).")
    private int seconds = 10;

    @Option(
            names = "--warm-up",
            paramLabel = "MOVES",
            description = "Moves at all tables together before that, not measured (default: 50000).")
    private int warmUp = LoadPlan.USUAL_WARM_UP;

    @Option(names = "--think", paramLabel = "MILLIS", description = "Pause of players before a move (default: 0).")
    private int think;

    @Option(
            names = "--rate",
            paramLabel = "N",
            description = "Moves per second at all tables together (default: no limit).")
    private int rate;

    @Option(names = "--idle", paramLabel = "N", description = "Extra idle connections (default: 0).")
    private int idle;

    @Option(
            names = "--deaf",
            paramLabel = "N",
            description = "Measure again with N clients that never read (default: 0).")
    private int deaf;

    @Option(
            names = "--store",
            paramLabel = "ADDRESS",
            description = "Store of the server it starts: a folder, or postgresql://…")
    private @Nullable String store;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Servers to start on that store; players of a table are spread over them (default: 1).")
    private int nodes = 1;

    @Option(names = "--heap", paramLabel = "MB", description = "Heap of each server it starts (default: 1024).")
    private int heap = USUAL_HEAP;

    @Option(names = "--game", paramLabel = "GAME", description = "Game to play (default: friday).")
    private String game = LoadPlan.USUAL_GAME;

    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "Server to load, such as http://127.0.0.1:1313. Can be repeated for several nodes.")
    private List<URI> urls = List.of();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    private final Terminal terminal;

    public LoadCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (heap < SMALLEST_HEAP) {
            throw new UsageException("--heap must be at least " + SMALLEST_HEAP + " MB");
        }
        if (!urls.isEmpty() && (store != null || nodes != 1)) {
            throw new UsageException("--store and --nodes apply to servers that load starts; use them without --url");
        }
        if (nodes < 1 || nodes > MOST_NODES) {
            throw new UsageException("--nodes must be 1 to " + MOST_NODES + ", not " + nodes);
        }
        if (nodes > 1 && (store == null || !StoreOptions.address(store).isPostgres())) {
            throw new UsageException("several nodes need a PostgreSQL database to share: --store postgresql://…");
        }
        return deaf > 0 ? besiege() : play();
    }

    private int play() throws InterruptedException {
        LoadReport report;
        if (!urls.isEmpty()) {
            report = run(urls, CpuTime.UNKNOWN);
        } else {
            plan(List.of(URI.create(LoadPlan.USUAL_URL)));
            try (MeasuredNodes own = new MeasuredNodes(nodes, heap, store)) {
                report = run(own.urls(), own);
            }
        }
        print(report);
        return report.errors() == 0 ? 0 : 1;
    }

    private int besiege() throws InterruptedException {
        NonReadingReport report;
        try {
            if (!urls.isEmpty()) {
                report = Load.besiege(plan(urls), progress(), () -> {});
            } else {
                plan(List.of(URI.create(LoadPlan.USUAL_URL)));
                try (MeasuredNodes own = new MeasuredNodes(nodes, heap, store)) {
                    report = Load.besiege(plan(own.urls()), progress(), own::collectGarbage);
                }
            }
        } catch (LoadException problem) {
            throw new UsageException(String.valueOf(problem.getMessage()));
        }
        terminal.println("quiet");
        print(report.quiet());
        terminal.println(String.format(
                Locale.ROOT,
                "with %,d clients that never read, %,d disconnections; heap after they left",
                report.deaf(),
                report.dropped()));
        print(report.besieged());
        return report.besieged().errors() == 0 ? 0 : 1;
    }

    private LoadReport run(List<URI> servers, CpuTime cpu) throws InterruptedException {
        try {
            return Load.run(plan(servers), progress(), cpu);
        } catch (LoadException problem) {
            throw new UsageException(String.valueOf(problem.getMessage()));
        }
    }

    private LoadPlan plan(List<URI> servers) {
        try {
            return new LoadPlan(
                    tables,
                    players,
                    seconds,
                    warmUp,
                    think,
                    rate,
                    idle,
                    deaf,
                    servers,
                    TableOptions.game(game).id());
        } catch (IllegalArgumentException impossible) {
            throw new UsageException(String.valueOf(impossible.getMessage()));
        }
    }

    private LoadProgress progress() {
        if (!terminal.abilities().errorsSeen()) {
            return LoadProgress.SILENT;
        }
        return (stage, done, all) ->
                terminal.printError(String.format(Locale.ROOT, "\r%-60s\r", stage + " " + done + " of " + all));
    }

    private void print(LoadReport report) {
        if (json) {
            terminal.println(report.json());
            report.errorsByKind().forEach((kind, count) -> terminal.printError("  " + kind + ": " + count + "\n"));
            return;
        }
        terminal.println(String.format(
                Locale.ROOT,
                "%,d tables of %d: %,.0f moves/s acknowledged (%,d in %.1f s, after a warm-up of %,d)",
                report.tables(),
                report.players(),
                report.movesPerSecond(),
                report.movesAcknowledged(),
                report.seconds(),
                report.warmUpMoves()));
        terminal.println(String.format(
                Locale.ROOT,
                "acknowledged after %.1f ms (p99 %.1f ms), received by the last player after %.1f ms (p99 %.1f ms)",
                report.ackP50Ms(),
                report.ackP99Ms(),
                report.toldP50Ms(),
                report.toldP99Ms()));
        terminal.println(String.format(
                Locale.ROOT,
                "server heap %,d MB; echo: %,d messages/s; errors: %,d",
                report.heapUsedMb(),
                report.echoMessagesPerSecond(),
                report.errors()));
        if (report.cpuMicrosPerMove() >= 0) {
            terminal.println(String.format(
                    Locale.ROOT,
                    "%,.0f µs of server CPU per move, without Java's compiler threads%s",
                    report.cpuMicrosPerMove(),
                    nodes > 1 ? ", all " + nodes + " nodes together" : ""));
        }
        report.errorsByKind().forEach((kind, count) -> terminal.println("  " + kind + ": " + count));
    }
}
