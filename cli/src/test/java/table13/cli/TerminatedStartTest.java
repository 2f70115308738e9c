package table13.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A server that is terminated while it starts")
class TerminatedStartTest {
    private static final int TERMINATED = 128 + 15;
    private static final long PATIENCE_MILLIS = 60_000;
    private static final String ENDING = "ending";

    @TempDir
    private Path folder;

    /// Runs the command, and ends only after the command has closed its output.
    static final class SlowEnd {
        private SlowEnd() {}

        public static void main(String[] args) {
            Thread main = Thread.currentThread();
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                IO.println(ENDING);
                long end = System.currentTimeMillis() + PATIENCE_MILLIS;
                while (!isExiting(main) && System.currentTimeMillis() < end) {
                    Thread.onSpinWait();
                }
            }));
            Main.main(args);
        }

        private static boolean isExiting(Thread thread) {
            return Arrays.stream(thread.getStackTrace())
                    .anyMatch(frame -> frame.getMethodName().equals("exit")
                            && frame.getClassName().equals("java.lang.System"));
        }
    }

    private Process started(int databasePort, Path errors) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        SlowEnd.class.getName(),
                        "serve",
                        "--port",
                        "0",
                        "--store",
                        "postgresql://ada@127.0.0.1:" + databasePort + "/cards")
                .redirectError(errors.toFile())
                .start();
    }

    @Test
    @DisplayName("ends with the code of the signal and without output")
    void quiet() throws IOException, InterruptedException {
        Path errors = folder.resolve("errors");
        Process server = terminated(errors);
        try (BufferedReader says = server.inputReader()) {
            assertThat(server.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS))
                    .as("it ended")
                    .isTrue();
            assertThat(says.readLine()).isNull();
        } finally {
            server.destroyForcibly();
        }
        assertThat(Files.readString(errors)).isEmpty();
        assertThat(server.exitValue()).isEqualTo(TERMINATED);
    }

    /// A server that is terminated while it waits for its database. The database disconnects then.
    private Process terminated(Path errors) throws IOException {
        try (ServerSocket database = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Process server = started(database.getLocalPort(), errors);
            try (Socket line = database.accept()) {
                assertThat(line.isConnected()).isTrue();
                // `Process.destroy` would close our end of the output, too.
                server.toHandle().destroy();
                assertThat(server.inputReader().readLine()).isEqualTo(ENDING);
            }
            return server;
        }
    }
}
