package table13.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import table13.server.faults.ClientContext.Tempo;
import table13.server.store.Store;

/// Three nodes on one PostgreSQL, with every kind of fault injected during play.
final class ClusterProof implements FaultRun {
    static final int NODES = Integer.getInteger("prove.nodes", 3);
    private static final int MOST_CHANGES = 60;
    private static final int CHECK_EVERY = 10;

    private final Path folder;
    private final Length length;
    private final ClientHistory history;
    private final Consumer<String> progress;
    private final Random random;
    private final FaultSchedule deck;
    private final RecoveryTimes times = new RecoveryTimes();
    private final List<String> timeline = new ArrayList<>();
    private final long begun = System.nanoTime();

    ClusterProof(
            Path folder,
            Length length,
            Map<InjectedFault, Integer> kinds,
            ClientHistory history,
            Consumer<String> progress) {
        this.folder = folder;
        this.length = length;
        this.history = history;
        this.progress = progress;
        random = new Random(length.seed());
        deck = new FaultSchedule(kinds, random);
    }

    @Override
    public void run() throws IOException, InterruptedException {
        try (Cluster cluster = new Cluster(folder, NODES)) {
            ClientContext context = new ClientContext(cluster.balancer().port(), history, times, Tempo.AS_IN_BROWSERS);
            try (ManyTables tables = ManyTables.gatherAll(context)) {
                tables.awaitEverybody();
                play(cluster, tables);
                cluster.nodes().forEach(ServerProcess::awaitReady);
                tables.awaitEverybody();
                tables.awaitMatchesEnd();
                check(cluster, tables, true);
            } catch (AssertionError failed) {
                throw new AssertionError(
                        "faults: %s; violations: %s; logs of the nodes: %s; threads: %s"
                                .formatted(timeline, history.complaints(), cluster.log(), cluster.threads()),
                        failed);
            }
            assertThat(cluster.log()).doesNotContain("NullPointer", "IllegalState", "Exception in thread");
        }
    }

    private void play(Cluster cluster, ManyTables tables) throws InterruptedException {
        FaultInjector injector = new FaultInjector(cluster, random);
        int faults = 0;
        while (faults < deck.size() || !length.isOver(report().kills(), System.nanoTime() - begun)) {
            InjectedFault fault = deck.next();
            times.begins(fault, tables.tablesOfPersons());
            timeline.add("%n%s %s".formatted(Instant.now(), fault));
            injector.make(fault);
            timeline.add(" until " + Instant.now());
            faults++;
            awaitAnyMoment(cluster, tables, fault);
            if (faults % CHECK_EVERY == 0) {
                check(cluster, tables, false);
                progress.accept(report().brief());
            }
        }
    }

    /// Usually waits until all clients are back and play; sometimes some are still reconnecting. A rolling restart
    /// always waits.
    private void awaitAnyMoment(Cluster cluster, ManyTables tables, InjectedFault fault) {
        if (random.nextInt(5) > 0 || fault == InjectedFault.RESTART_NODE) {
            cluster.nodes().forEach(ServerProcess::awaitReady);
            tables.awaitEverybody();
            tables.await("every table goes on", times::areOver);
        }
        tables.awaitHappenings(random.nextInt(1, MOST_CHANGES));
    }

    /// Checks that all nodes show the same, and that the logs hold everything that clients received.
    private void check(Cluster cluster, ManyTables tables, boolean isLast) {
        cluster.nodes().forEach(ServerProcess::awaitReady);
        tables.awaitEverybody();
        tables.pause();
        new EqualViews(cluster.nodes(), history).check(tables.cookies());
        Map<String, Long> promised = history.heights();
        try (Store store = cluster.store()) {
            if (isLast) {
                history.checkAll(store, promised);
            } else {
                history.check(store, promised);
            }
        }
        history.assertNothingToComplainOf();
        tables.goOn();
    }

    @Override
    public ProofReport report() {
        return ProofReport.of(history, times, System.nanoTime() - begun);
    }
}
