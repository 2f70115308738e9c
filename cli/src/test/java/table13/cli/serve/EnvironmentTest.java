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

@DisplayName("A setting of the environment")
class EnvironmentTest {

    @TempDir
    private Path folder;

    @Test
    @DisplayName("applies without a command, too")
    void alone() {
        assertThat(Shell.complaint(Map.of("TABLE13_PORT", "70000"))).contains("TABLE13_PORT must be", "not '70000'");
    }

    @Test
    @DisplayName("is ignored if the option was typed, or if it is empty")
    void typed() {
        assertThat(Shell.complaint(Map.of("TABLE13_PORT", "70000"), "serve", "--port", "80000"))
                .contains("--port must be", "not '80000'");
        assertThat(Shell.complaint(Map.of("TABLE13_PORT", "perhaps"), "serve", "--port", "80000"))
                .contains("--port must be", "not '80000'");
        assertThat(Shell.complaint(Map.of("TABLE13_PORT", " ", "TABLE13_LOG", "loud"), "serve"))
                .contains("not 'loud'");
    }

    @Test
    @DisplayName("of the store takes precedence over the folder, and a typed option over both")
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
    @DisplayName("of an unknown store is refused, and the part after its scheme is not repeated")
    void foreign() {
        assertThat(Shell.complaint(Map.of("TABLE13_STORE", "mysql://ada:secret@there/cards"), "serve"))
                .contains("postgresql://", "mysql")
                .doesNotContain("secret");
        assertThat(Shell.complaint(Map.of("TABLE13_STORE", "jdbc:sqlserver://ada:secret@there/cards"), "serve"))
                .contains("not jdbc:sqlserver:")
                .doesNotContain("secret");
    }

    @Test
    @DisplayName("of a PostgreSQL makes backup name the tools of PostgreSQL")
    void backup() {
        Path copy = folder.resolve("copy");
        assertThat(Shell.complaint(Map.of("TABLE13_STORE", "postgresql://ada:secret@there/cards"), "backup", "" + copy))
                .contains("pg_dump", "WAL archiving", "docs/hosting.md")
                .doesNotContain("secret");
        assertThat(copy).doesNotExist();
    }
}
