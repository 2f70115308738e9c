package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.kit.TestGuest;
import table13.table.fair.DealVersion;

@DisplayName("At a table over the network")
class TablePlayTest {

    @TempDir
    private Path folder;

    private TableServer server;

    @BeforeEach
    void open() throws IOException {
        server = TableServer.start(ServerSettings.usual(folder, 0).withPause(0));
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    @DisplayName("a table full of bots is there in one request, already dealt, and can be played to the end")
    void quickStart() {
        try (TestGuest ada = TestGuest.comesTo(server.port())) {
            Map<String, Object> opened = ada.ask("open", "game", "friday", "players", 4, "start", true, "seed", "00ff");
            assertThat(opened).containsEntry("type", "done");
            String table = (String) opened.get("table");
            Map<String, Object> message = ada.next("table");
            while (true) {
                Map<String, Object> match = TestGuest.inside(message, "match");
                if (match.get("toMove").equals(-1L)) {
                    break;
                }
                List<?> moves = (List<?>) match.get("legalMoves");
                if (!moves.isEmpty()) {
                    Map<String, Object> done = ada.ask(
                            "play", "table", table, "version", message.get("version"), "move", moves.getFirst());
                    assertThat(done).containsEntry("type", "done");
                }
                message = ada.next(update -> update.get("match") != null);
            }
            assertThat(TestGuest.events(message)).extracting("kind").contains("matchEnded", "revealed");
            String record = TestGuest.http(
                            server.port(), "GET", "/api/tables/" + table + "/matches/1/record", ada.cookie(), "")
                    .body();
            assertThat(record).contains("deal seed 0 " + DealVersion.NEWEST.seedOf(1, "00ff"), "result winners");
        }
    }
}
