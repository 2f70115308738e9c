package table13.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.faults.ClientContext.Tempo;
import table13.server.store.Store;
import table13.server.store.sqlite.SqliteStore;

@Tag("slow")
@DisplayName("A server that is terminated during play")
class TerminateTest {
    private static final int LIVES = 3;
    private static final int TERMINATED = 128 + 15;

    @TempDir
    private Path folder;

    @Test
    @DisplayName("ends soon, tells clients to reconnect, and has stored everything")
    void drains() {
        ClientHistory history = new ClientHistory(true);
        try (ServerProcess server = ServerProcess.in(folder)) {
            server.start();
            server.awaitReady();
            try (ManyTables tables = ManyTables.gatherSome(
                    new ClientContext(server.port(), history, new RecoveryTimes(), Tempo.IMPATIENT))) {
                for (int life = 1; life <= LIVES; life++) {
                    tables.awaitEverybody();
                    tables.awaitHappenings(100);
                    server.terminate();
                    assertThat(server.exitCode()).isEqualTo(TERMINATED);
                    tables.awaitNobody();
                    assertThat(tables.regulars())
                            .allSatisfy(client -> assertThat(client.lastWords())
                                    .contains("\"type\":\"goodbye\"", "RESTART", "comeBackInMillis"));
                    check(server, history);
                    server.start();
                }
                tables.awaitEverybody();
                tables.awaitHappenings(100);
            }
            assertThat(server.log()).doesNotContain("ERROR", "WARN ");
        }
    }

    /// After a clean shutdown the files need no repair: they can be read in place.
    private static void check(ServerProcess server, ClientHistory history) {
        Map<String, Long> promised = history.heights();
        try (Store store = SqliteStore.open(server.data())) {
            history.check(store, promised);
        }
        assertThat(history.complaints()).isEmpty();
    }
}
