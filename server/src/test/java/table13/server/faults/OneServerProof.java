package table13.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import table13.server.faults.ClientContext.Tempo;
import table13.server.store.Store;
import table13.server.store.sqlite.SqliteStore;

/// One server on SQLite, killed at random moments. Before each restart its files are copied and the copy is read: it
/// must contain everything that any client received.
final class OneServerProof implements FaultRun {
    private static final int MOST_CHANGES = 120;
    private static final int MOST_NANOS = 5_000_000;
    private static final int REPORT_EVERY = 25;

    private final Path folder;
    private final Length length;
    private final ClientHistory history;
    private final Consumer<String> progress;
    private final Random random;
    private final RecoveryTimes times = new RecoveryTimes();
    private final long begun = System.nanoTime();

    OneServerProof(Path folder, Length length, ClientHistory history, Consumer<String> progress) {
        this.folder = folder;
        this.length = length;
        this.history = history;
        this.progress = progress;
        random = new Random(length.seed());
    }

    @Override
    public void run() throws IOException {
        try (ServerProcess server = new ServerProcess(folder, new FastServerStart(folder)::options)) {
            server.start();
            server.awaitReady();
            ClientContext context = new ClientContext(server.port(), history, times, Tempo.IMPATIENT);
            try (ManyTables tables = ManyTables.gatherSome(context)) {
                terminateOnce(server, tables);
                for (int kills = 0; !length.isOver(kills, System.nanoTime() - begun); ) {
                    awaitAnyMoment(tables);
                    times.begins(InjectedFault.KILL_NODE, history.heights().keySet());
                    server.kill();
                    kills++;
                    tables.awaitNobody();
                    Map<String, Long> promised = history.heights();
                    Path copy = copyData(server, "life-" + kills);
                    server.start();
                    check(copy, promised);
                    if (kills % REPORT_EVERY == 0) {
                        progress.accept(report().brief());
                    }
                }
                tables.awaitEverybody();
                tables.awaitMatchesEnd();
                server.kill();
                tables.awaitNobody();
            } catch (AssertionError failed) {
                throw new AssertionError("log of the server: " + server.log(), failed);
            }
            try (Store store = SqliteStore.open(copyData(server, "end"))) {
                history.checkAll(store, history.heights());
            }
            assertThat(server.log()).doesNotContain("ERROR", "WARN ");
        }
    }

    @Override
    public ProofReport report() {
        return ProofReport.of(history, times, System.nanoTime() - begun);
    }

    /// AOT training run, to make later starts fast.
    private void terminateOnce(ServerProcess server, ManyTables tables) {
        tables.awaitHappenings(MOST_CHANGES);
        server.terminate();
        server.exitCode();
        tables.awaitNobody();
        server.start();
    }

    /// Usually waits until all clients are back and play; sometimes some are still reconnecting.
    private void awaitAnyMoment(ManyTables tables) {
        if (random.nextInt(5) > 0) {
            tables.awaitEverybody();
        }
        tables.awaitHappenings(random.nextInt(1, MOST_CHANGES));
        LockSupport.parkNanos(random.nextInt(MOST_NANOS));
    }

    /// Reads a copy: opening the files repairs them, and that is left to the server.
    private Path copyData(ServerProcess server, String name) throws IOException {
        Path copy = Files.createDirectory(folder.resolve(name));
        for (String file : List.of("table13.db", "table13.db-wal")) {
            if (Files.exists(server.data().resolve(file))) {
                Files.copy(server.data().resolve(file), copy.resolve(file));
            }
        }
        return copy;
    }

    private void check(Path data, Map<String, Long> promised) throws IOException {
        try (Store store = SqliteStore.open(data)) {
            history.check(store, promised);
        }
        history.assertNothingToComplainOf();
        try (var files = Files.list(data)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
    }
}
