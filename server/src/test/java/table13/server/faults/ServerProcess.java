package table13.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import table13.server.ServerSettings;
import table13.server.StoreAddress;
import table13.server.TableServer;
import table13.server.kit.TestGuest;
import table13.server.kit.Waiting;

/// A server in a separate process that can be killed and restarted on the same data and port.
final class ServerProcess implements AutoCloseable {
    /// Reached only by tests that would hang.
    private static final Duration LONG = Waiting.LIMIT;
    private static final int KILLED = 128 + 9;
    private static final String BOT_PAUSE = "table13.test.bot-pause-millis";

    /// Without a pause bots would keep the machine busy that has to start servers. A long run needs longer pauses: a
    /// table has at most a thousand matches.
    private static final int BOT_PAUSE_MILLIS = Integer.getInteger("prove.pause", 20);

    private static final AtomicInteger TAKEN = new AtomicInteger();

    private final Path folder;
    private final String store;
    private final int port = freePort();
    private final Supplier<List<String>> classes;
    private Process process;
    private long startedAt;

    /// Not started yet. Stores its data in its own folder.
    ///
    /// @param folder for data and other files
    /// @param classes class path options for Java
    ServerProcess(Path folder, Supplier<List<String>> classes) {
        this(folder, folder.resolve("data").toString(), classes);
    }

    /// Not started yet.
    ///
    /// @param folder for its files
    /// @param store address of the store
    ServerProcess(Path folder, String store, Supplier<List<String>> classes) {
        this.folder = folder;
        this.store = store;
        this.classes = classes;
    }

    /// With the class path of this process.
    static ServerProcess in(Path folder) {
        return new ServerProcess(folder, () -> List.of("-cp", System.getProperty("java.class.path")));
    }

    /// Main method of the server process. Arguments: address of the store, port.
    public static void main(String[] args) throws IOException, InterruptedException {
        TableServer server = TableServer.start(ServerSettings.usual(StoreAddress.of(args[0]), Integer.parseInt(args[1]))
                .withPause(Integer.getInteger(BOT_PAUSE)));
        Runtime.getRuntime().addShutdownHook(new Thread(server::close));
        Thread.currentThread().join();
    }

    /// Below the ephemeral ports of the system: a client that connects to a closed ephemeral port may get
    /// that very port, and is then connected to itself. Other test processes use other ports, because a
    /// port seems free between two starts of its server.
    private static int freePort() {
        int first = 20_000 + (int) (ProcessHandle.current().pid() % 1_000 * 10);
        for (int port = first + TAKEN.getAndIncrement(); port < 32_000; port = first + TAKEN.getAndIncrement()) {
            try (ServerSocket _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
                return port;
            } catch (IOException _) {
                // taken: try the next one
            }
        }
        throw new IllegalStateException("not one free port");
    }

    int port() {
        return port;
    }

    Path data() {
        return folder.resolve("data");
    }

    /// The log of all its starts.
    String log() {
        try {
            return Files.readString(folder.resolve("log"));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /// Starts the process without waiting until it is ready.
    void start() {
        start(List.of());
    }

    /// As above, with more options for Java.
    void start(List<String> options) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                // The process lives for a second: a fast start matters more than peak speed.
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-XX:+ExitOnOutOfMemoryError",
                "-Xmx256m",
                "--enable-native-access=ALL-UNNAMED",
                "-Dtable13.log=warn",
                "-D" + BOT_PAUSE + "=" + BOT_PAUSE_MILLIS,
                // A killed process leaves the native library behind.
                "-Dorg.sqlite.tmpdir=" + folder));
        command.addAll(options);
        command.addAll(classes.get());
        command.addAll(List.of(ServerProcess.class.getName(), store, String.valueOf(port)));
        try {
            process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(
                            folder.resolve("log").toFile()))
                    .start();
            startedAt = System.nanoTime();
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /// Time of the last start, by [System#nanoTime].
    long startedAt() {
        return startedAt;
    }

    void awaitReady() {
        awaitReadiness(200);
    }

    /// Waits until the readiness check returns 200 (ready) or 503 (not ready).
    void awaitReadiness(int status) {
        AtomicInteger last = new AtomicInteger();
        Waiting.until(
                () -> {
                    assertThat(process.isAlive()).as(log()).isTrue();
                    last.set(readiness(LONG));
                    return last.get() == status;
                },
                () -> "/health/ready said " + last + ", and the log is\n" + log());
    }

    /// The status code of the readiness check; 0 without an answer in time.
    int readiness(Duration patience) {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/health/ready"))
                .timeout(patience)
                .build();
        try {
            return TestGuest.HTTP
                    .send(request, HttpResponse.BodyHandlers.discarding())
                    .statusCode();
        } catch (IOException _) {
            return 0;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return 0;
        }
    }

    /// SIGKILL: ends the process at once.
    void kill() {
        assertThat(process.isAlive()).as("it ended by itself: " + log()).isTrue();
        process.destroyForcibly();
        assertThat(exitCode()).isEqualTo(KILLED);
    }

    /// SIGSTOP: pauses the process without its notice.
    void freeze() {
        signal("STOP");
    }

    /// SIGCONT.
    void thaw() {
        signal("CONT");
    }

    private void signal(String name) {
        try {
            new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid()))
                    .inheritIO()
                    .start()
                    .waitFor();
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        } catch (InterruptedException problem) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(problem);
        }
    }

    /// A dump of all threads, virtual ones included, to diagnose a timeout.
    String threads() {
        try {
            Path file = Files.createTempFile("threads", ".txt");
            Files.delete(file);
            new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "jcmd")
                                    .toString(),
                            String.valueOf(process.pid()),
                            "Thread.dump_to_file",
                            file.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException problem) {
            return problem.toString();
        } catch (InterruptedException problem) {
            Thread.currentThread().interrupt();
            return problem.toString();
        }
    }

    /// SIGTERM: requests a shutdown.
    void terminate() {
        process.destroy();
    }

    int exitCode() {
        try {
            assertThat(process.waitFor(LONG.toMillis(), TimeUnit.MILLISECONDS))
                    .as("it has ended within %s; its log is\n%s", LONG, log())
                    .isTrue();
            return process.exitValue();
        } catch (InterruptedException problem) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(problem);
        }
    }

    @Override
    public void close() {
        if (process != null) {
            process.destroyForcibly();
            exitCode();
            try {
                // Joins the output of this test class, which is shown on a failure.
                Files.copy(folder.resolve("log"), System.err);
            } catch (IOException _) {
                // The folder has been deleted.
            }
        }
    }
}
