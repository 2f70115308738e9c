package table13.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.cli.Shell;

@DisplayName("What the environment says")
class EnvironmentTest {

    @TempDir
    private Path folder;

    @Test
    @DisplayName("is heard without a command, too")
    void alone() {
        assertThat(Shell.complaint(Map.of("TABLE13_PORT", "70000"))).contains("TABLE13_PORT must be", "not '70000'");
    }

    @Test
    @DisplayName("does not count where something else was typed, nor where it is empty")
    void typed() {
        assertThat(Shell.complaint(Map.of("TABLE13_PORT", "70000"), "serve", "--port", "80000"))
                .contains("--port must be", "not '80000'");
        assertThat(Shell.complaint(Map.of("TABLE13_PORT", "perhaps"), "serve", "--port", "80000"))
                .contains("--port must be", "not '80000'");
        assertThat(Shell.complaint(Map.of("TABLE13_PORT", " ", "TABLE13_LOG", "loud"), "serve"))
                .contains("not 'loud'");
    }

    @Test
    @DisplayName("of the store is preferred to the folder, and what is typed to both")
    void store() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Map<String, String> both = Map.of("TABLE13_STORE", file + "/store", "TABLE13_DATA", file + "/data");
        assertThat(Shell.complaint(both, "serve")).contains("TABLE13_STORE: ", file + "/store");
        assertThat(Shell.complaint(both, "serve", "--data", file + "/typed")).contains("--data: ", file + "/typed");
        assertThat(Shell.complaint(both, "serve", "--store", file + "/typed")).contains("--store: ", file + "/typed");
        assertThat(Shell.complaint(Map.of("TABLE13_DATA", file + "/data"), "serve"))
                .contains("TABLE13_DATA: ", file + "/data");
        assertThat(Shell.complaint(both, "serve", "--data", "a", "--store", "b"))
                .contains("not both");
    }

    @Test
    @DisplayName("of a store that is none of ours is refused, and what stands behind its scheme is not repeated")
    void foreign() {
        assertThat(Shell.complaint(Map.of("TABLE13_STORE", "mysql://ada:secret@there/cards"), "serve"))
                .contains("postgresql://", "mysql")
                .doesNotContain("secret");
        assertThat(Shell.complaint(Map.of("TABLE13_STORE", "jdbc:sqlserver://ada:secret@there/cards"), "serve"))
                .contains("not jdbc:sqlserver:")
                .doesNotContain("secret");
    }

    @Test
    @DisplayName("of a PostgreSQL makes backup say what to use there")
    void backup() {
        Path copy = folder.resolve("copy");
        assertThat(Shell.complaint(Map.of("TABLE13_STORE", "postgresql://ada:secret@there/cards"), "backup", "" + copy))
                .contains("pg_dump", "WAL archiving", "docs/hosting.md")
                .doesNotContain("secret");
        assertThat(copy).doesNotExist();
    }
}
