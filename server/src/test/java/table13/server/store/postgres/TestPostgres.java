package table13.server.store.postgres;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import table13.server.kit.Waiting;

/// A PostgreSQL server from a Maven artifact, which tests can start, stop, kill and restart on the same folder and
/// port. Not thread-safe. Tests that only need a database take one of [TestDatabases].
///
/// Acknowledged commits survive every kill of its processes, but not a crash of the machine.
public final class TestPostgres implements AutoCloseable {
    /// Below the ephemeral ports of the system, so that the port is free for a restart.
    private static final int FIRST_PORT = 15_000;
    private static final int LAST_PORT = 32_000;

    private final Path folder;
    private final int port;
    private final boolean forces;
    private EmbeddedPostgres cluster;

    private TestPostgres(Path folder, int port, boolean forces) {
        this.folder = folder;
        this.port = port;
        this.forces = forces;
    }

    /// Creates a cluster in this folder, or continues the existing one, on a free port.
    public static TestPostgres in(Path folder) {
        return in(folder, freePort());
    }

    public static TestPostgres in(Path folder, int port) {
        return started(new TestPostgres(folder, port, false));
    }

    /// Forces every commit to disk, as in production. For measurements: it is too slow for tests.
    public static TestPostgres inEarnest(Path folder) {
        return started(new TestPostgres(folder, freePort(), true));
    }

    private static TestPostgres started(TestPostgres postgres) {
        postgres.start();
        return postgres;
    }

    private static int freePort() {
        while (true) {
            int port = ThreadLocalRandom.current().nextInt(FIRST_PORT, LAST_PORT);
            try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
                return socket.getLocalPort();
            } catch (IOException _) {
                // It is taken.
            }
        }
    }

    public int port() {
        return port;
    }

    public Path folder() {
        return folder;
    }

    /// The address of one of its databases, as `--store` takes it.
    public String address(String database) {
        return "postgresql://postgres@127.0.0.1:" + port + "/" + database;
    }

    /// Returns when the server accepts queries.
    public void start() {
        long end = System.nanoTime() + Waiting.LIMIT.toNanos();
        while (true) {
            try {
                cluster = builder().start();
                return;
            } catch (IOException | IllegalStateException e) {
                // The processes of a killed server may still run.
                if (System.nanoTime() > end) {
                    throw new IllegalStateException("PostgreSQL does not start in " + folder, e);
                }
            }
        }
    }

    private EmbeddedPostgres.Builder builder() {
        return EmbeddedPostgres.builder()
                .setPort(port)
                .setDataDirectory(folder)
                .setCleanDataDirectory(false)
                .setPGStartupWait(Waiting.LIMIT)
                .setErrorRedirector(Redirect.appendTo(log().toFile()))
                .setOutputRedirector(Redirect.appendTo(log().toFile()))
                .setServerConfig("listen_addresses", "127.0.0.1,::1")
                .setServerConfig("unix_socket_directories", "")
                .setServerConfig("max_connections", "200")
                .setServerConfig("shared_buffers", "64MB")
                .setServerConfig("fsync", forces ? "on" : "off")
                .setServerConfig("full_page_writes", forces ? "on" : "off")
                // The library turns it off: then acknowledged commits would not survive a kill.
                .setServerConfig("synchronous_commit", "on");
    }

    private Path log() {
        return folder.resolveSibling(folder.getFileName() + ".log");
    }

    /// The process id of the postmaster.
    public long postmaster() {
        try {
            return Long.parseLong(
                    Files.readAllLines(folder.resolve("postmaster.pid")).getFirst());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Processor time of all its living processes.
    public Duration processorTime() {
        ProcessHandle postmaster = ProcessHandle.of(postmaster()).orElseThrow();
        return Stream.concat(Stream.of(postmaster), postmaster.descendants())
                .map(each -> each.info().totalCpuDuration().orElse(Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
    }

    /// Ends the postmaster as `kill -9` does; its backends notice and end, too.
    public void kill() {
        ProcessHandle postmaster = ProcessHandle.of(postmaster()).orElseThrow();
        postmaster.destroyForcibly();
        try {
            postmaster.onExit().get(Waiting.LIMIT.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (java.util.concurrent.ExecutionException | TimeoutException e) {
            throw new IllegalStateException(e);
        }
        close();
    }

    /// Stops the server and keeps the folder. Closes all connections.
    @Override
    public void close() {
        try {
            cluster.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
