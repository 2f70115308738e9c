package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("An engine that is not in the program")
class EngineFilesTest {

    @Test
    @DisplayName("is looked up until complete, and then kept")
    void later(@TempDir Path folder) throws IOException {
        EngineFiles engine = new EngineFiles(folder, "/no/such/");
        assertThat(engine.file("/engine/engine.json")).isNull();

        Files.writeString(folder.resolve("engine.json"), "{}");
        assertThat(engine.file("/engine/engine.json"))
                .as("a file that is not listed")
                .isNull();

        Files.writeString(folder.resolve("files.txt"), "0123456789abcdef engine.json\n");
        assertThat(engine.file("/engine/engine.json")).isNotNull();
        assertThat(engine.file("/engine/files.txt")).isNull();

        Files.delete(folder.resolve("files.txt"));
        assertThat(engine.file("/engine/engine.json")).isNotNull();
    }
}
