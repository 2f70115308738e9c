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
import table13.server.kit.Person;

@DisplayName("A move that is sent")
class RepeatedMoveTest {

    @TempDir
    private Path folder;

    @Test
    @DisplayName("twice is played once; another one under the same name, as after a reload that counts anew, is played")
    void sameName() throws IOException {
        try (TableServer server =
                        TableServer.start(ServerSettings.usual(folder, 0).withPause(0));
                Person ada = Person.comesTo(server.port())) {
            String table = (String) ada.ask("open", "game", "skipbo", "players", 2, "start", true)
                    .get("table");
            Map<String, Object> first = turn(ada, ada.ask("enter", "table", table));
            long played = Person.version(play(ada, table, first));
            Map<String, Object> second = turn(ada, ada.next(update -> update.get("match") != null));
            assertThat(Person.version(play(ada, table, first))).isEqualTo(played);
            assertThat(Person.version(ada.ask("enter", "table", table))).isEqualTo(Person.version(second));
            assertThat(Person.version(play(ada, table, second))).isEqualTo(Person.version(second) + 1);
        }
    }

    private static Map<String, Object> turn(Person person, Map<String, Object> seen) {
        Map<String, Object> now = seen;
        while (Person.moves(now).isEmpty()) {
            now = person.next(update -> update.get("match") != null);
        }
        return now;
    }

    private static Map<String, Object> play(Person person, String table, Map<String, Object> seen) {
        person.send(Person.request(
                "play",
                "again",
                "table",
                table,
                "version",
                Person.version(seen),
                "move",
                Person.moves(seen).getFirst()));
        return person.next(message -> "again".equals(message.get("re")));
    }
}
