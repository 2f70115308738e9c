package table13.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.cli.Shell;
import table13.server.ServerSettings;
import table13.server.TableServer;

@DisplayName("table13 healthy")
class HealthyCommandTest {

    @TempDir
    private Path folder;

    @Test
    @DisplayName("succeeds while the server is ready, and prints the reason otherwise")
    void servers() throws IOException {
        Path data = folder.resolve("data");
        int port;
        try (TableServer server = TableServer.start(ServerSettings.usual(data, 0))) {
            port = server.port();
            assertThat(healthy(0, "--port", "" + port).out()).isEqualTo("ready\n");
            Files.delete(data.resolve("table13.db"));
            assertThat(healthy(1, "--port", "" + port).err())
                    .startsWith("table13: ")
                    .contains("table13.db");
        }
        assertThat(healthy(1, "--port", "" + port).err())
                .startsWith("table13: no answer from http://127.0.0.1:" + port + "/health/ready: ")
                .hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.0.0.0", "127.0.0.1", "localhost"})
    @DisplayName("asks at the address of the environment")
    void environment(String host) throws IOException, InterruptedException {
        try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread answer = Thread.startVirtualThread(() -> answerOnce(door));
            Shell shell =
                    new Shell().in(Map.of("TABLE13_HOST", host, "TABLE13_PORT", String.valueOf(door.getLocalPort())));
            assertThat(shell.run("healthy")).isZero();
            assertThat(shell.out()).isEqualTo("fine\n");
            answer.join();
        }
    }

    private static void answerOnce(ServerSocket door) {
        try (Socket line = door.accept()) {
            var _ = line.getInputStream().read(new byte[4096]);
            line.getOutputStream()
                    .write("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nfine\n"
                            .getBytes(StandardCharsets.US_ASCII));
        } catch (IOException _) {
            // The client reports this.
        }
    }

    private static Shell healthy(int code, String... args) {
        Shell shell = new Shell();
        String[] all = new String[args.length + 1];
        all[0] = "healthy";
        System.arraycopy(args, 0, all, 1, args.length);
        assertThat(shell.run(all)).isEqualTo(code);
        return shell;
    }
}
