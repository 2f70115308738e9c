package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.kit.DeterministicServer;
import table13.server.kit.TestGuest;

@DisplayName("Messages")
class LongMessageTest {
    private static final int LONGEST_FRAME = 4096;
    private static final int TIMES = 20;

    /// Few enough requests per tick for the rate limit.
    private static final int TICKS_EACH = 4;

    @Test
    @DisplayName("longer than a frame arrive whole, and do not mix with others sent at the same time")
    void arriveWhole(@TempDir Path folder) throws IOException {
        try (DeterministicServer server = new DeterministicServer(folder);
                TestGuest ada = TestGuest.comesTo(server.port())) {
            Object table = ada.ask("open", "game", "friday", "players", 6).get("table");
            for (int i = 0; i < TIMES; i++) {
                for (int tick = 0; tick < TICKS_EACH; tick++) {
                    server.tick();
                }
                ada.ask("say", "table", table, "text", "blah ".repeat(40));
            }
            // The table answers one of them, the connection the other.
            for (int i = 0; i < TIMES; i++) {
                ada.send(TestGuest.request("enter", "long " + i, "table", table, "since", 1));
                ada.send(TestGuest.request("ping", "short " + i));
            }
            for (int i = 0; i < TIMES; i++) {
                String id = "long " + i;
                ada.next(message -> id.equals(message.get("re")));
            }
            List<Map<String, Object>> heard =
                    ada.heard().stream().map(TestGuest::read).toList();
            assertThat(heard).filteredOn("type", "pong").hasSizeGreaterThan(TIMES / 2);
            assertThat(ada.heard())
                    .filteredOn(text -> text.length() > LONGEST_FRAME)
                    .hasSize(TIMES);
        }
    }
}
