package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.kit.TestGuest;
import table13.server.kit.Waiting;

@DisplayName("Bots that play among themselves")
class UnattendedTest {
    private static final long LONG_PAUSE_MILLIS = 60_000;

    @TempDir
    private Path folder;

    @Test
    @DisplayName("continue after a restart without any client")
    void goOn() throws IOException {
        String cookie;
        try (TableServer server =
                        TableServer.start(ServerSettings.usual(folder, 0).withPause(LONG_PAUSE_MILLIS));
                TestGuest ada = TestGuest.comesTo(server.port())) {
            cookie = ada.cookie();
            ada.ask("open", "game", "leaves", "players", 3, "seat", -1, "level", "easy", "start", true);
            assertThat(listing(ada)).containsEntry("phase", "PLAYING");
        }
        try (TableServer server =
                        TableServer.start(ServerSettings.usual(folder, 0).withPause(0));
                TestGuest ada = TestGuest.withCookie(server.port(), cookie)) {
            Waiting.until(() ->
                    assertThat(listing(ada)).containsEntry("phase", "OVER").containsEntry("matches", 1L));
        }
    }

    /// Requests only the list: entering the table, or asking for its matches, would wake it.
    @SuppressWarnings("unchecked")
    private static Map<String, Object> listing(TestGuest person) {
        List<?> mine = (List<?>) person.ask("tables").get("mine");
        return (Map<String, Object>) mine.getFirst();
    }
}
