package table13.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.kit.TestGuest;

@DisplayName("When the database is taken away while the server runs")
class GoneDatabaseTest {

    @TempDir
    private Path folder;

    @Test
    @DisplayName("the server is not ready, acknowledges nothing, and makes no new one in its place")
    void gone() throws IOException {
        try (TableServer server =
                        TableServer.start(ServerSettings.usual(folder, 0).withPause(0));
                TestGuest ada = TestGuest.comesTo(server.port())) {
            String table = (String) ada.ask("open", "game", "leaves", "players", 3, "start", true)
                    .get("table");
            assertThat(ready(server)).isEqualTo(200);
            Files.delete(folder.resolve("table13.db"));

            assertThat(ada.isRefused("say", "table", table, "text", "hello")).isEqualTo("CANNOT_STORE");
            assertThat(ada.isRefused("open", "game", "leaves", "players", 3)).isEqualTo("CANNOT_STORE");
            assertThat(TestGuest.http(server.port(), "POST", "/api/session", "", "")
                            .statusCode())
                    .isEqualTo(503);
            assertThat(ready(server)).isEqualTo(503);
            assertThat(folder.resolve("table13.db")).doesNotExist();
        }
    }

    private static int ready(TableServer server) {
        return TestGuest.http(server.port(), "GET", "/health/ready", "", "").statusCode();
    }
}
