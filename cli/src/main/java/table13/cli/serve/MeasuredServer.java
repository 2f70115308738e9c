package table13.cli.serve;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import table13.cli.terminal.SelfLauncher;
import table13.cli.terminal.UsageException;

/// Starts a server to measure, in its own process: with a temporary database, or on a given store.
final class MeasuredServer implements AutoCloseable {
    private static final Pattern OPEN = Pattern.compile("http:(//\\S+?)/");
    private static final int SECONDS_TO_STOP = 10;

    private final Process process;
    private final Path folder;
    private final Thread onInterrupt = new Thread(this::end);
    private URI url = URI.create("");

    /// @param heapMb heap of the server, in megabytes
    /// @param store store of the server; null for a temporary folder
    MeasuredServer(int heapMb, @Nullable String store) {
        try {
            folder = Files.createTempDirectory("table13-load");
            ProcessBuilder builder = new ProcessBuilder(command(heapMb)).redirectError(ProcessBuilder.Redirect.INHERIT);
            builder.environment().keySet().removeIf(name -> name.startsWith("TABLE13_"));
            // Not as an argument: an address may contain a password, and all users of the machine see arguments.
            builder.environment().put("TABLE13_STORE", store == null ? folder.toString() : store);
            process = builder.start();
        } catch (IOException problem) {
            throw new UsageException("cannot start a server to measure: " + problem.getMessage());
        }
        Runtime.getRuntime().addShutdownHook(onInterrupt);
        try {
            url = URI.create("ws:" + address(process.inputReader(StandardCharsets.UTF_8)));
        } catch (IOException problem) {
            close();
            throw new UsageException("the server to measure did not start: " + problem.getMessage());
        }
    }

    private static List<String> command(int heapMb) {
        List<String> options = new ArrayList<>(List.of("-Xmx" + heapMb + "m", CompilerThreads.KEPT));
        options.addAll(ServeCommand.JAVA_OPTIONS);
        options.add("--enable-native-access=ALL-UNNAMED");
        return SelfLauncher.command(options, List.of("serve", "--port", "0", "--echo", "--log", "warn"));
    }

    private static String address(BufferedReader out) throws IOException {
        @Nullable String line = out.readLine();
        Matcher open = OPEN.matcher(line == null ? "" : line);
        if (!open.find()) {
            throw new IOException("its first line is: " + line);
        }
        return open.group(1);
    }

    URI url() {
        return url;
    }

    /// Processor time so far without the compiler threads, in nanoseconds; negative if unknown.
    long cpuNanos() {
        long compiling = CompilerThreads.cpuNanos(process.pid());
        long all = process.info().totalCpuDuration().map(Duration::toNanos).orElse(-1L);
        return compiling < 0 || all < 0 ? -1 : all - compiling;
    }

    /// Collects garbage, so that the heap size shows live data.
    void collectGarbage() {
        try {
            new ProcessBuilder(SelfLauncher.tool("jcmd"), String.valueOf(process.pid()), "GC.run")
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException _) {
            // This Java has no jcmd: the heap size includes garbage.
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
            // shutting down already
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
            // only a few temporary files remain
        }
    }
}
