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

/// A server in a process of its own that can be killed and started again, on the same data and the same port in each of
/// its lives.
final class ServerProcess implements AutoCloseable {
    /// It only ends tests that would hang.
    private static final Duration LONG = Waiting.LIMIT;
    private static final int KILLED = 128 + 9;
    private static final String BOT_PAUSE = "table13.test.bot-pause-millis";

    /// Bots without any would keep the machine busy that is to start servers. In a long proof they take their time: a
    /// table has no more than a thousand matches.
    private static final int BOT_PAUSE_MILLIS = Integer.getInteger("prove.pause", 20);

    private static final AtomicInteger TAKEN = new AtomicInteger();

    private final Path folder;
    private final String store;
    private final int port = freePort();
    private final Supplier<List<String>> classes;
    private Process process;
    private long startedAt;

    /// Not started yet; it keeps everything in a folder of its own.
    ///
    /// @param folder for its data and everything else it writes
    /// @param classes where Java finds the server, and how
    ServerProcess(Path folder, Supplier<List<String>> classes) {
        this(folder, folder.resolve("data").toString(), classes);
    }

    /// Not started yet.
    ///
    /// @param folder for what it writes
    /// @param store where it keeps everything
    ServerProcess(Path folder, String store, Supplier<List<String>> classes) {
        this.folder = folder;
        this.store = store;
        this.classes = classes;
    }

    /// As Java starts everything.
    static ServerProcess in(Path folder) {
        return new ServerProcess(folder, () -> List.of("-cp", System.getProperty("java.class.path")));
    }

    /// Runs in that process: the address of the store, and the port.
    public static void main(String[] args) throws IOException, InterruptedException {
        TableServer server = TableServer.start(ServerSettings.usual(StoreAddress.of(args[0]), Integer.parseInt(args[1]))
                .withPause(Integer.getInteger(BOT_PAUSE)));
        Runtime.getRuntime().addShutdownHook(new Thread(server::close));
        Thread.currentThread().join();
    }

    /// Below the ports that the system hands out to clients: a client that knocks at a closed one of those may get
    /// that very port, and is then connected to itself. Tests in another process look elsewhere: between two lives
    /// of a server its port seems to be free.
    private static int freePort() {
        int first = 20_000 + (int) (ProcessHandle.current().pid() % 1_000 * 10);
        for (int port = first + TAKEN.getAndIncrement(); port < 32_000; port = first + TAKEN.getAndIncrement()) {
            try (ServerSocket _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
                return port;
            } catch (IOException _) {
                // taken: the next one
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

    /// Everything it has logged in all its lives.
    String log() {
        try {
            return Files.readString(folder.resolve("log"));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /// Begins a life; does not wait until somebody is at home.
    void start() {
        start(List.of());
    }

    /// The same, with more options for Java.
    void start(List<String> options) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                // It lives for a second: what starts quickly is better than what runs quickly.
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-XX:+ExitOnOutOfMemoryError",
                "-Xmx256m",
                "--enable-native-access=ALL-UNNAMED",
                "-Dtable13.log=warn",
                "-D" + BOT_PAUSE + "=" + BOT_PAUSE_MILLIS,
                // Who is killed leaves the native library behind.
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

    /// When it began its life, by [System#nanoTime].
    long startedAt() {
        return startedAt;
    }

    void awaitReady() {
        awaitReadiness(200);
    }

    /// Waits until it says that it is ready (200), or that it is not (503).
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

    /// What it says of itself, as the status of an answer; 0 if there is no answer in time.
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

    /// SIGKILL: it ends here and now, in the middle of whatever it does.
    void kill() {
        assertThat(process.isAlive()).as("it ended by itself: " + log()).isTrue();
        process.destroyForcibly();
        assertThat(exitCode()).isEqualTo(KILLED);
    }

    /// SIGSTOP: it stands still, and does not know it.
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

    /// What its threads do just now, the small ones, too: for somebody who wonders why nothing happens.
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

    /// SIGTERM: it is asked to end.
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
                // Among what this class of tests printed, which is shown if a test fails.
                Files.copy(folder.resolve("log"), System.err);
            } catch (IOException _) {
                // The folder has been deleted.
            }
        }
    }
}
