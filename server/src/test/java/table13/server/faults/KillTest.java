package table13.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.store.Store;
import table13.server.store.sqlite.SqliteStore;

/// The server is a process that dies at any moment. Between two lives its files are copied and the copy is read: what
/// is
/// in there must be all that anybody was told.
@Tag("slow")
@DisplayName("Nothing is lost")
class KillTest {
    private static final int KILLS = 50;
    private static final int MOST_HAPPENINGS = 120;
    private static final int MOST_NANOS = 5_000_000;

    @TempDir
    private Path folder;

    private final Ledger ledger = new Ledger();
    private final Random luck = new Random(13);

    @Test
    @DisplayName("when the server is killed fifty times in the middle of everything")
    void survivesKills() throws IOException {
        try (ServerProcess server = new ServerProcess(folder, new QuickStart(folder)::options)) {
            server.start();
            server.awaitReady();
            try (ManyTables tables = ManyTables.gather(server.port(), ledger)) {
                endInPeace(server, tables);
                for (int kill = 1; kill <= KILLS; kill++) {
                    awaitAnyMoment(tables);
                    server.kill();
                    tables.awaitNobody();
                    Map<String, Long> promised = ledger.heights();
                    Path copy = copyData(server, "life-" + kill);
                    server.start();
                    check(copy, promised);
                }
                tables.awaitEverybody();
                tables.awaitMatchesEnd();
                server.kill();
                tables.awaitNobody();
            } catch (AssertionError failed) {
                throw new AssertionError("The server said: " + server.log(), failed);
            }
            check(copyData(server, "end"), ledger.heights());
            assertThat(server.log()).doesNotContain("ERROR", "WARN ");
            assertThat(ledger.acknowledgedMoves()).isGreaterThan(KILLS * 10);
        }
    }

    /// Once, for the sake of a quick start.
    private void endInPeace(ServerProcess server, ManyTables tables) {
        tables.awaitHappenings(MOST_HAPPENINGS);
        server.terminate();
        server.exitCode(Duration.ofMinutes(1));
        tables.awaitNobody();
        server.start();
    }

    /// Most often everybody is back and plays; sometimes some are still on their way.
    private void awaitAnyMoment(ManyTables tables) {
        if (luck.nextInt(5) > 0) {
            tables.awaitEverybody();
        }
        tables.awaitHappenings(luck.nextInt(1, MOST_HAPPENINGS));
        LockSupport.parkNanos(luck.nextInt(MOST_NANOS));
    }

    /// Not the files themselves: whoever opens them mends them, and that is for the server to do.
    private Path copyData(ServerProcess server, String name) throws IOException {
        Path copy = Files.createDirectory(folder.resolve(name));
        for (String file : List.of("table13.db", "table13.db-wal")) {
            if (Files.exists(server.data().resolve(file))) {
                Files.copy(server.data().resolve(file), copy.resolve(file));
            }
        }
        return copy;
    }

    private void check(Path data, Map<String, Long> promised) {
        try (Store store = SqliteStore.open(data)) {
            ledger.check(store, promised);
        }
        assertThat(ledger.complaints()).isEmpty();
    }
}
