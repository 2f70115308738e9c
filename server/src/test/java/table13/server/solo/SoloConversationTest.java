package table13.server.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.GivenServer;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.kit.TestGuest;
import table13.server.store.sqlite.SqliteStore;
import table13.table.Dealer;

/// Replays the conversation of the offline lobby from the tests of `browser`: a real server with the same ids, secrets
/// and clock sends the same bytes.
@DisplayName("A server")
class SoloConversationTest {
    private static final Path CONVERSATION =
            Path.of("..", "browser", "src", "test", "resources", "table13", "browser", "solo", "conversation.jsonl");

    private final AtomicLong now = new AtomicLong();

    @Test
    @DisplayName("sends the same messages as the offline lobby")
    void saysTheSame(@TempDir Path folder) throws IOException {
        List<Map<String, Object>> lines =
                Files.readAllLines(CONVERSATION).stream().map(TestGuest::read).toList();
        now.set((long) lines.get(1).get("now"));
        try (TableServer server = GivenServer.start(
                        ServerSettings.usual(folder, 0).withPause(0),
                        SqliteStore.open(folder),
                        () -> Instant.ofEpochMilli(now.get()),
                        luck(lines.getFirst()),
                        Dealer.FAIR);
                TestGuest person = newcomer(server)) {
            for (Map<String, Object> line : lines.subList(1, lines.size())) {
                if (line.containsKey("text")) {
                    talk(person, line);
                } else {
                    fetch(server, person, line);
                }
            }
        }
    }

    private static TestGuest newcomer(TableServer server) {
        String cookie = TestGuest.http(server.port(), "POST", "/api/session", "", "")
                .headers()
                .firstValue("set-cookie")
                .orElseThrow();
        return TestGuest.notYetGreeting(server.port(), cookie.substring(0, cookie.indexOf(';')));
    }

    private static Drawn luck(Map<String, Object> beginning) {
        List<String> tables = new ArrayList<>();
        List<String> secrets = new ArrayList<>();
        for (Object table : (List<?>) beginning.get("tables")) {
            tables.add((String) ((Map<?, ?>) table).get("table"));
            secrets.add((String) ((Map<?, ?>) table).get("secret"));
        }
        return new Drawn((String) beginning.get("guest"), (String) beginning.get("name"), tables, secrets);
    }

    private void talk(TestGuest person, Map<String, Object> line) {
        now.set((long) line.get("now"));
        person.send((String) line.get("text"));
        for (Object told : (List<?>) line.get("told")) {
            assertThat(worded(person.nextText()))
                    .as("after %s", line.get("text"))
                    .isEqualTo(worded((String) told));
        }
    }

    /// Without the server version, the only permitted difference.
    private static String worded(String message) {
        return message.replaceFirst("\"server\":\"[^\"]*\"", "");
    }

    private static void fetch(TableServer server, TestGuest person, Map<String, Object> line) {
        String path = "/api/tables/" + line.get("table") + "/matches"
                + (line.containsKey("match") ? "/" + line.get("match") + "/record" : "");
        int found = "".equals(line.get("expect")) ? 404 : 200;
        var answer = TestGuest.http(server.port(), "GET", path, person.cookie(), "");
        assertThat(answer.statusCode()).as(path).isEqualTo(found);
        if (found == 200) {
            assertThat(answer.body()).isEqualTo(line.get("expect"));
        }
    }
}
