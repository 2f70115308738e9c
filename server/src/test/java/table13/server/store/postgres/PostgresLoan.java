package table13.server.store.postgres;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Run by hand, for `scripts/measure-nodes`: provides a PostgreSQL server. Its address is written to the file that
/// `loan.file` names; the server is stopped and deleted when that file is removed.
class PostgresLoan {
    private static final Duration LONGEST = Duration.ofHours(12);

    @TempDir
    private Path folder;

    @Test
    void run() throws IOException {
        Path file = Path.of(System.getProperty("loan.file", ""));
        try (TestPostgres postgres = TestPostgres.inEarnest(folder.resolve("data"))) {
            Path whole =
                    Files.writeString(file.resolveSibling(file.getFileName() + ".new"), postgres.address("postgres"));
            Files.move(whole, file);
            await().atMost(LONGEST).pollInterval(Duration.ofMillis(200)).until(() -> Files.notExists(file));
        }
    }
}
