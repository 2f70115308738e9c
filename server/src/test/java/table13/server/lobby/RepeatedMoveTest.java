package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.kit.TestGuest;

@DisplayName("A move that is sent")
class RepeatedMoveTest {

    @TempDir
    private Path folder;

    @Test
    @DisplayName("twice is played once; another move with the same id, as after a reload, is played")
    void sameName() throws IOException {
        try (TableServer server =
                        TableServer.start(ServerSettings.usual(folder, 0).withPause(0));
                TestGuest ada = TestGuest.comesTo(server.port())) {
            String table = (String) ada.ask("open", "game", "skipbo", "players", 2, "start", true)
                    .get("table");
            Map<String, Object> first = turn(ada, ada.ask("enter", "table", table));
            long played = TestGuest.version(play(ada, table, first));
            Map<String, Object> second = turn(ada, ada.next(update -> update.get("match") != null));
            assertThat(TestGuest.version(play(ada, table, first))).isEqualTo(played);
            assertThat(TestGuest.version(ada.ask("enter", "table", table))).isEqualTo(TestGuest.version(second));
            assertThat(TestGuest.version(play(ada, table, second))).isEqualTo(TestGuest.version(second) + 1);
        }
    }

    private static Map<String, Object> turn(TestGuest person, Map<String, Object> seen) {
        Map<String, Object> now = seen;
        while (TestGuest.moves(now).isEmpty()) {
            now = person.next(update -> update.get("match") != null);
        }
        return now;
    }

    private static Map<String, Object> play(TestGuest person, String table, Map<String, Object> seen) {
        person.send(TestGuest.request(
                "play",
                "again",
                "table",
                table,
                "version",
                TestGuest.version(seen),
                "move",
                TestGuest.moves(seen).getFirst()));
        return person.next(message -> "again".equals(message.get("re")));
    }
}
