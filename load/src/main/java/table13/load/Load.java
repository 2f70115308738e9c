package table13.load;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.HdrHistogram.Histogram;

/// One run of the load generator: guests connect, all tables play, moves are measured, all guests leave.
///
/// Everything runs on the thread that calls [#run]. Interrupting it ends the run at once.
public final class Load {
    private static final long SECOND = 1_000_000_000L;
    private static final long SLICE = SECOND / 5;
    private static final long ECHO = 3 * SECOND;
    private static final long LONGEST_WAIT = 180 * SECOND;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS_PER_MICRO = 1e3;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final LoadPlan plan;
    private final LoadProgress progress;
    private final CpuTime cpu;
    private final long patience;
    private final List<LoadTable> tables = new ArrayList<>();
    private long warmUpMoves;

    /// Prepares a run.
    ///
    /// @param patience timeout of a response of the server
    Load(LoadPlan plan, LoadProgress progress, CpuTime cpu, Duration patience) {
        this.plan = plan;
        this.progress = progress;
        this.cpu = cpu;
        this.patience = patience.toNanos();
    }

    /// Runs the plan. The duration is that of the warm-up moves, the seconds of the plan, and the time to connect and
    /// disconnect all guests.
    ///
    /// @throws LoadException if the run is impossible
    public static LoadReport run(LoadPlan plan, LoadProgress progress) throws InterruptedException {
        return run(plan, progress, CpuTime.UNKNOWN);
    }

    /// As [#run(LoadPlan, LoadProgress)], with processor time.
    ///
    /// @param cpu processor time of the server, or of all nodes
    public static LoadReport run(LoadPlan plan, LoadProgress progress, CpuTime cpu) throws InterruptedException {
        return new Load(plan, progress, cpu, PATIENCE).run();
    }

    LoadReport run() throws InterruptedException {
        RunStats stats;
        long heap;
        try (EventLoop loop = new EventLoop()) {
            RunContext run = new RunContext(plan, loop);
            stats = run.stats;
            letIn(run);
            play(run);
            settle(run);
            heap = ServerHeap.usedMb(plan);
        }
        return report(stats, heap, echo(stats));
    }

    /// As [#run(LoadPlan, LoadProgress)], then once more with the non-reading guests of the plan: until the server
    /// begins to disconnect them, and for the seconds of the plan after that.
    ///
    /// @param collectGarbage collects garbage in the server, as far as possible
    public static NonReadingReport besiege(LoadPlan plan, LoadProgress progress, Runnable collectGarbage)
            throws InterruptedException {
        return new Load(plan, progress, CpuTime.UNKNOWN, PATIENCE).besiege(collectGarbage);
    }

    private NonReadingReport besiege(Runnable collectGarbage) throws InterruptedException {
        try (EventLoop loop = new EventLoop()) {
            RunContext run = new RunContext(plan, loop);
            letIn(run);
            play(run);
            watch(run, "pause", SECOND);
            RunStats quiet = run.countAnew();
            collectGarbage.run();
            long heapBefore = ServerHeap.usedMb(plan);

            watch(run, "pause", SECOND);
            NonReadingGuest.Crowd crowd = new NonReadingGuest.Crowd();
            run.stats.beginMeasuring(System.nanoTime(), cpu.nanos());
            for (int i = 0; i < plan.deaf(); i++) {
                new NonReadingGuest(run, crowd).come();
            }
            long latest = System.nanoTime() + LONGEST_WAIT;
            while (crowd.dropped() == 0 && latest - System.nanoTime() > 0) {
                watch(run, crowd.connected() + " non-reading guests; seconds", SECOND);
            }
            watch(run, "seconds since the first disconnection", plan.seconds() * SECOND);
            run.stats.endMeasuring(System.nanoTime(), cpu.nanos());

            crowd.end();
            watch(run, "pause", 2 * SECOND);
            settle(run);
            collectGarbage.run();
            long heapAfter = ServerHeap.usedMb(plan);
            return new NonReadingReport(
                    report(quiet, heapBefore, -1), report(run.stats, heapAfter, -1), plan.deaf(), crowd.dropped());
        }
    }

    private void letIn(RunContext run) throws InterruptedException {
        for (int i = 0; i < plan.idle(); i++) {
            run.loop.connect(plan.socket(i), new IdleGuest(run));
        }
        for (int i = 0; i < plan.tables(); i++) {
            LoadTable table = new LoadTable(run);
            tables.add(table);
            for (int seat = 0; seat < plan.players(); seat++) {
                // Spreads hosts over the nodes, because the host and the first player send more.
                run.loop.connect(plan.socket(i + seat), table.players().get(seat));
            }
        }
        int guests = plan.idle() + plan.sockets();
        int before = -1;
        for (long since = System.nanoTime(); run.ready() < guests; ) {
            long now = System.nanoTime();
            if (run.ready() > before) {
                before = run.ready();
                since = now;
            } else if (now - since > patience) {
                throw new LoadException(
                        "The server stopped accepting guests: " + before + " of " + guests + " are connected.");
            }
            run.loop.run(() -> run.ready() == guests, now + SLICE);
            progress.at("guests", run.ready(), guests);
        }
    }

    private void play(RunContext run) throws InterruptedException {
        long begun = System.nanoTime();
        run.queue.begin(begun);
        long spread = plan.thinkMillis() * SECOND / 1000;
        for (int i = 0; i < tables.size(); i++) {
            // The pauses of tables are staggered.
            LoadTable table = tables.get(i);
            run.loop.at(begun + spread * i / tables.size(), () -> run.queue.take(table::start));
        }
        warmUp(run);
        run.stats.beginMeasuring(System.nanoTime(), cpu.nanos());
        watch(run, "seconds", plan.seconds() * SECOND);
        run.stats.endMeasuring(System.nanoTime(), cpu.nanos());
    }

    /// Ends early if all tables have failed.
    private void warmUp(RunContext run) throws InterruptedException {
        BooleanSupplier isWarm = () -> run.stats.moves() >= plan.warmUpMoves();
        while (!isWarm.getAsBoolean() && !tables.stream().allMatch(LoadTable::hasFailed)) {
            run.loop.run(isWarm, System.nanoTime() + SLICE);
            check(patience);
            progress.at("moves of warm-up", run.stats.moves(), plan.warmUpMoves());
        }
        warmUpMoves = run.stats.moves();
    }

    private void watch(RunContext run, String stage, long nanos) throws InterruptedException {
        long begun = System.nanoTime();
        for (long past = 0; past < nanos; past = System.nanoTime() - begun) {
            run.loop.run(() -> false, begun + Math.min(nanos, past + SLICE));
            check(patience);
            progress.at(stage, Math.min(nanos, System.nanoTime() - begun) / SECOND, nanos / SECOND);
        }
    }

    /// Waits for the moves under way.
    private void settle(RunContext run) throws InterruptedException {
        run.stopPlaying();
        BooleanSupplier isQuiet = () -> tables.stream().noneMatch(LoadTable::isWaiting);
        long until = System.nanoTime() + patience;
        while (!isQuiet.getAsBoolean() && until - System.nanoTime() > 0) {
            run.loop.run(() -> false, System.nanoTime() + SLICE / 10);
        }
        check(0);
    }

    private void check(long patience) {
        long now = System.nanoTime();
        tables.forEach(table -> table.check(now, patience));
    }

    private long echo(RunStats stats) throws InterruptedException {
        int sockets = Math.clamp(plan.sockets(), 1, EchoBenchmark.MOST_SOCKETS);
        progress.at("echo", 0, 1);
        try (EventLoop loop = new EventLoop()) {
            return new EchoBenchmark(loop, stats, stats.meanUpdateLength()).perSecond(plan.echo(), sockets, ECHO);
        }
    }

    private LoadReport report(RunStats stats, long heap, long echo) {
        return new LoadReport(
                plan.tables(),
                plan.players(),
                warmUpMoves,
                stats.secondsMeasured(),
                stats.movesAcknowledged(),
                stats.movesAcknowledged() / stats.secondsMeasured(),
                millis(stats.acks(), 50),
                millis(stats.acks(), 99),
                millis(stats.tellings(), 50),
                millis(stats.tellings(), 99),
                stats.cpuNanosPerMove() < 0 ? -1 : stats.cpuNanosPerMove() / NANOS_PER_MICRO,
                stats.errors().values().stream().mapToLong(Long::longValue).sum(),
                heap,
                echo,
                stats.errors());
    }

    private static double millis(Histogram histogram, double percentile) {
        return histogram.getTotalCount() == 0 ? -1 : histogram.getValueAtPercentile(percentile) / NANOS_PER_MILLI;
    }
}
