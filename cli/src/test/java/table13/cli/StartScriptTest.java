package table13.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The start script of a package")
class StartScriptTest {
    private static final Path SOURCE = Path.of("../packaging");

    /// Prints its arguments, and ends with a code of its own.
    private static final String JAVA = """
            #!/bin/sh
            for word in "$@"; do printf '<%s>\\n' "$word"; done
            exit 7
            """;

    @TempDir
    private Path folder;

    private Path home;

    @BeforeEach
    void unpack() throws IOException {
        // Symbolic links of the temporary folder itself are resolved, too.
        home = Files.createDirectories(folder.toRealPath().resolve("my cards/table13-1.0"));
        Files.createDirectories(home.resolve("bin"));
        Files.createDirectories(home.resolve("lib"));
        Files.createDirectories(home.resolve("runtime/bin"));
        program(home.resolve("bin/table13"), Files.readString(SOURCE.resolve("table13")));
        program(home.resolve("runtime/bin/java"), JAVA);
    }

    private static void program(Path file, String text) throws IOException {
        Files.writeString(file, text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /// The arguments of Java, with the script started this way from another folder.
    private List<String> told(Path script, String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(script.toString()));
        command.addAll(List.of(words));
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as("the code is that of Java").isEqualTo(7);
        return said.lines().map(line -> line.substring(1, line.length() - 1)).toList();
    }

    private List<String> expected(Path script, String... words) {
        List<String> expected = new ArrayList<>(List.of(
                "@" + home + "/lib/java.options",
                "-Dorg.sqlite.lib.path=" + home + "/lib",
                "-Dtable13.command=" + script));
        expected.addAll(List.of("-jar", home + "/lib/table13.jar"));
        expected.addAll(List.of(words));
        return expected;
    }

    @Test
    @DisplayName("passes all arguments unchanged, from any folder")
    void words() throws IOException, InterruptedException {
        Path script = home.resolve("bin/table13");
        String[] words = {"serve", "--data", "a b", "", "*", "$HOME", "@file", "it's"};
        assertThat(told(script, words)).isEqualTo(expected(script, words));
        assertThat(told(script)).isEqualTo(expected(script));
    }

    @Test
    @DisplayName("finds its folder through links, and the cache if there is one")
    void links() throws IOException, InterruptedException {
        Files.createFile(home.resolve("lib/table13.aot"));
        Path near = Files.createSymbolicLink(home.resolve("near"), Path.of("bin/table13"));
        Path far = Files.createSymbolicLink(folder.resolve("far"), near);
        List<String> expected = expected(far, "play");
        expected.add(3, "-XX:AOTCache=" + home + "/lib/table13.aot");
        assertThat(told(far, "play")).isEqualTo(expected);
    }

    @Test
    @DisplayName("has the same options of Java on Windows and in the image")
    void elsewhere() throws IOException {
        String options = "@ -Dorg.sqlite.lib.path= -Dtable13.command= -XX:AOTCache= -jar";
        assertThat(options(Files.readString(SOURCE.resolve("table13.cmd")))).isEqualTo(options);
        assertThat(options(Files.readString(SOURCE.resolve("table13")))).isEqualTo(options);
        assertThat(options(Files.readString(SOURCE.resolve("Containerfile")))).isEqualTo(options);
        assertThat(Files.readString(SOURCE.resolve("table13.cmd")))
                .contains("\r\n")
                .doesNotContainPattern("[^\r]\n");
    }

    /// The options of Java in a file, each once, sorted.
    private static String options(String text) {
        List<String> found = Pattern.compile("(?<=\")@|-D[\\w.]+=|-XX:AOTCache=|-jar\\b")
                .matcher(text)
                .results()
                .map(match -> match.group())
                .distinct()
                .sorted((one, other) -> Integer.compare(rank(one), rank(other)))
                .toList();
        return String.join(" ", found);
    }

    private static int rank(String option) {
        return List.of("@", "-Dorg.sqlite.lib.path=", "-Dtable13.command=", "-XX:AOTCache=", "-jar")
                .indexOf(option);
    }
}
