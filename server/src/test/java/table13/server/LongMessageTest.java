package table13.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.rules.Setup;
import table13.rules.thirteen.Friday;

@DisplayName("A message")
class LongMessageTest {
    private static final int LONGEST_FRAME = 4096;

    @Test
    @DisplayName("longer than a frame arrives whole, and the line holds")
    void longMessage(@TempDir Path folder) throws IOException {
        World world = OtherWorld.alone(Setup.of(Friday.GAME, 6), 1, 1, 40);
        try (KnownServer server = new KnownServer(folder);
                Evening evening = new Evening(server, world, 1, true)) {
            Heard account = evening.play().getFirst();
            assertThat(account.lines())
                    .anyMatch(line -> line.startsWith("{\"type\":\"table\"") && line.length() > LONGEST_FRAME)
                    .last()
                    .asString()
                    .startsWith("{\"type\":\"tables\"");
        }
    }
}
