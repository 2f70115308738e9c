package table13.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A database that the first version made")
class FirstVersionTest {

    @TempDir
    private Path folder;

    @Test
    @DisplayName(
            "still opens: its person is known, its finished match can be read, and its matches are played to the end")
    void playsOn() throws IOException {
        FirstVersion old = FirstVersion.read(folder.resolve("scratch"));
        Path data = Files.createDirectory(folder.resolve("data"));
        Files.copy(old.database(), data.resolve("table13.db"));
        try (TableServer server =
                TableServer.start(ServerSettings.usual(data, 0).withPause(0))) {
            assertThat(old.tables()).hasSize(4);
            for (String table : old.tables()) {
                boolean isSecondMatch = table.equals(old.tables().getFirst());
                try (Person ada = Person.withCookie(server.port(), old.cookie())) {
                    Solitaire match = Solitaire.at(table, ada);
                    assertThat(match.isOver()).isFalse();
                    assertThat((List<?>) match.match().get("legalMoves")).isNotEmpty();
                    match.playToTheEnd();
                    assertThat(match.record(server.port(), 1)).contains("seat 0 Ada", "result winners");
                    if (isSecondMatch) {
                        assertThat(match.record(server.port(), 2)).contains("seat 0 Ada", "result winners");
                    }
                }
            }
        }
    }
}
