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

@DisplayName("Without options the data folder is")
class DataFolderTest {

    @TempDir
    private Path home;

    private Path place(String system, Map<String, String> variables) {
        return new DataFolder(system, home, variables).place();
    }

    @Test
    @DisplayName("the folder of the system for data")
    void usual() {
        Path xdg = home.resolve("elsewhere");
        Path first = home.resolve(".local/share/table13");
        assertThat(place("Linux", Map.of())).isEqualTo(first);
        assertThat(place("Linux", Map.of("XDG_DATA_HOME", "" + xdg))).isEqualTo(xdg.resolve("table13"));
        assertThat(place("Linux", Map.of("XDG_DATA_HOME", "relative"))).isEqualTo(first);
        assertThat(place("Linux", Map.of("XDG_DATA_HOME", "a\0b"))).isEqualTo(first);
        assertThat(place("Mac OS X", Map.of("XDG_DATA_HOME", "" + xdg)))
                .isEqualTo(home.resolve("Library/Application Support/table13"));
        assertThat(place("Windows 11", Map.of("LOCALAPPDATA", "" + xdg))).isEqualTo(xdg.resolve("table13"));
        assertThat(place("Windows 11", Map.of())).isEqualTo(home.resolve("AppData/Local/table13"));
    }

    @Test
    @DisplayName("the folder of the first versions, if it contains a database")
    void before() throws IOException {
        Path first = Files.createDirectories(home.resolve(".local/share/table13"));
        Map<String, String> xdg = Map.of("XDG_DATA_HOME", home + "/elsewhere");
        assertThat(place("Linux", xdg)).isEqualTo(home.resolve("elsewhere/table13"));
        Files.createFile(first.resolve("table13.db"));
        assertThat(place("Linux", xdg)).isEqualTo(first);
        assertThat(place("Mac OS X", xdg)).isEqualTo(first);
    }

    @Test
    @DisplayName("the same in all commands")
    void asked() throws IOException {
        Path file = Files.createFile(home.resolve("file"));
        Shell shell = new Shell().in(Map.of("XDG_DATA_HOME", "" + file, "LOCALAPPDATA", "" + file));
        String own = System.setProperty("user.home", home + "/nobody");
        try {
            assertThat(shell.run("backup", home + "/copy")).isEqualTo(2);
        } finally {
            System.setProperty("user.home", own);
        }
        assertThat(shell.err()).contains(file.resolve("table13").toString());
    }
}
