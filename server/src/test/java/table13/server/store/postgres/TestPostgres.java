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

/// A real PostgreSQL of one's own, brought by Maven: to be started, stopped, killed and started again on the same
/// folder and port. Not for several threads. Tests that only want a database take one of [TestDatabases].
///
/// What it has told a client to be stored outlives every kill of its processes, not one of the machine.
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

    /// Makes a cluster in this folder, or goes on with the one that is there, on a free port.
    public static TestPostgres in(Path folder) {
        return in(folder, freePort());
    }

    public static TestPostgres in(Path folder, int port) {
        return started(new TestPostgres(folder, port, false));
    }

    /// One that forces every commit to the disk, as in earnest: to measure. Tests do without, because it is slow.
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

    /// Returns when it can be asked something.
    public void start() {
        long end = System.nanoTime() + Waiting.LIMIT.toNanos();
        while (true) {
            try {
                cluster = builder().start();
                return;
            } catch (IOException | IllegalStateException e) {
                // The processes of one that was killed may not be gone yet.
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
                // The library turns it off: then what was told to be stored would not outlive a kill.
                .setServerConfig("synchronous_commit", "on");
    }

    private Path log() {
        return folder.resolveSibling(folder.getFileName() + ".log");
    }

    /// The process that all others of the cluster come from.
    public long postmaster() {
        try {
            return Long.parseLong(
                    Files.readAllLines(folder.resolve("postmaster.pid")).getFirst());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// How much processor time all its processes have had that are still there.
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

    /// Stops it, and leaves the folder as it is. Whoever is connected is thrown out.
    @Override
    public void close() {
        try {
            cluster.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
