package table13.cli.serve;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import table13.cli.terminal.Complaint;
import table13.cli.terminal.ThisProgram;

/// A server in a process of its own, with a database that is thrown away: for measuring.
final class OwnServer implements AutoCloseable {
    private static final Pattern OPEN = Pattern.compile("http:(//\\S+?)/");
    private static final int SECONDS_TO_STOP = 10;

    private final Process process;
    private final Path folder;
    private final Thread onInterrupt = new Thread(this::end);
    private URI url = URI.create("");

    /// @param heapMb how much heap it gets
    OwnServer(int heapMb) {
        try {
            folder = Files.createTempDirectory("table13-load");
            process = new ProcessBuilder(command(folder, heapMb))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException problem) {
            throw new Complaint("cannot start a server to measure: " + problem.getMessage());
        }
        Runtime.getRuntime().addShutdownHook(onInterrupt);
        try {
            url = URI.create("ws:" + address(process.inputReader(StandardCharsets.UTF_8)));
        } catch (IOException problem) {
            close();
            throw new Complaint("the server to measure did not start: " + problem.getMessage());
        }
    }

    private static List<String> command(Path folder, int heapMb) {
        List<String> options = new ArrayList<>(List.of("-Xmx" + heapMb + "m"));
        options.addAll(ServeCommand.JAVA_OPTIONS);
        options.add("--enable-native-access=ALL-UNNAMED");
        return ThisProgram.command(
                options, List.of("serve", "--port", "0", "--echo", "--log", "warn", "--store", folder.toString()));
    }

    private static String address(BufferedReader out) throws IOException {
        @Nullable String line = out.readLine();
        Matcher open = OPEN.matcher(line == null ? "" : line);
        if (!open.find()) {
            throw new IOException("it said " + line);
        }
        return open.group(1);
    }

    URI url() {
        return url;
    }

    /// Lets it throw away what it does not need, so that its heap shows what it does.
    void collectGarbage() {
        try {
            new ProcessBuilder(ThisProgram.tool("jcmd"), String.valueOf(process.pid()), "GC.run")
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException _) {
            // A Java without that tool: the heap shows more than is needed.
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        end();
        try {
            Runtime.getRuntime().removeShutdownHook(onInterrupt);
        } catch (IllegalStateException _) {
            // on the way out already
        }
    }

    private void end() {
        process.destroy();
        try {
            if (!process.waitFor(SECONDS_TO_STOP, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException _) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        remove(folder);
    }

    private static void remove(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException _) {
            // only a few temporary files are left behind
        }
    }
}
