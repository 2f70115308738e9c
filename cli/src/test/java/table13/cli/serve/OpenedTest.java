package table13.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.cli.Main;

/// `./table13` builds the engine for the browser when this file exists.
@DisplayName("The file that reports an open server")
class OpenedTest {
    @TempDir
    private Path folder;

    private Path opened() {
        return folder.resolve("opened");
    }

    private Process start(String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-D" + ServeCommand.OPENED + "=" + opened(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "serve"));
        command.addAll(List.of(words));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    @Test
    @DisplayName("is created when the server listens")
    void listens() throws IOException, InterruptedException {
        Process server = start("--port", "0", "--data", folder.resolve("data").toString());
        try (BufferedReader said = server.inputReader()) {
            List<String> lines = new ArrayList<>();
            for (String line = said.readLine(); line != null; line = said.readLine()) {
                lines.add(line);
                if (line.startsWith("Table 13 is running at ")) {
                    break;
                }
            }
            assertThat(lines).last(STRING).startsWith("Table 13 is running at ");
            assertThat(opened()).exists();
            assertThat(said.readLine())
                    .as("how to let others in")
                    .startsWith("Only this machine can open it")
                    .contains("--host 0.0.0.0");
        } finally {
            server.destroyForcibly().waitFor();
        }
    }

    @Test
    @DisplayName("is not created by help, a wrong option or a port that is in use")
    void staysClosed() throws IOException, InterruptedException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = String.valueOf(taken.getLocalPort());
            String data = folder.resolve("data").toString();
            for (List<String> words :
                    List.of(List.of("--help"), List.of("--nonsense"), List.of("--port", port, "--data", data))) {
                Process server = start(words.toArray(String[]::new));
                String said = server.inputReader().readAllAsString();
                server.waitFor();
                assertThat(opened()).as(said).doesNotExist();
            }
        }
    }
}
