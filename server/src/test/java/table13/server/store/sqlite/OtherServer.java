package table13.server.store.sqlite;

import static table13.server.store.Samples.append;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import table13.server.store.AppendOutcome;
import table13.server.store.StoreException;

/// A server in a separate process. It appends once for each input line, and answers each with one line.
final class OtherServer implements AutoCloseable {
    static final String OPEN = "open";
    static final String STORED = AppendOutcome.COMMITTED.name();

    /// Only locks the lock file, as versions before 0.3 did.
    private static final String AS_BEFORE = "--as-before";

    private static final String USUAL_MASK = "022";

    private final Process process;
    private final BufferedReader says;

    private OtherServer(Path folder, String mask, List<String> more) throws IOException {
        Path errors = Files.createTempFile("other-server", ".log");
        List<String> command = List.of(
                "sh",
                "-c",
                "umask " + mask + "; exec \"$@\"",
                "sh",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                OtherServer.class.getName(),
                folder.toString());
        process = new ProcessBuilder(
                        Stream.concat(command.stream(), more.stream()).toList())
                .redirectError(errors.toFile())
                .start();
        says = process.inputReader();
    }

    static OtherServer start(Path folder) throws IOException {
        return new OtherServer(folder, USUAL_MASK, List.of());
    }

    static OtherServer start(Path folder, String mask) throws IOException {
        return new OtherServer(folder, mask, List.of());
    }

    static OtherServer asBefore(Path folder) throws IOException {
        return new OtherServer(folder, USUAL_MASK, List.of(AS_BEFORE));
    }

    /// The next line: [#OPEN], [#STORED] or an error.
    String says() throws IOException {
        return String.valueOf(says.readLine());
    }

    /// Appends once, and returns the answer.
    String stores() throws IOException {
        process.outputWriter().write("store\n");
        process.outputWriter().flush();
        return says();
    }

    /// Kills the process, so that nothing is closed.
    @Override
    public void close() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        if (arguments.length > 1) {
            try (FileChannel channel = FileChannel.open(
                    folder.resolve("table13.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
                IO.println(channel.tryLock() != null ? OPEN : "locked");
                System.in.read();
            }
            return;
        }
        try (SqliteStore store = SqliteStore.open(folder)) {
            IO.println(store.isReady() ? OPEN : "not ready");
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            int version = store.entries("other", 0).size();
            while (in.readLine() != null) {
                IO.println(stored(store, version++));
            }
        } catch (StoreException refused) {
            IO.println(String.valueOf(refused.getMessage()));
        }
    }

    private static String stored(SqliteStore store, int version) {
        try {
            return store.append(append("other", version, "moved")).join().toString();
        } catch (CompletionException failed) {
            return String.valueOf(failed.getCause().getMessage());
        }
    }
}
