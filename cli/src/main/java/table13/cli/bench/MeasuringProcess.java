package table13.cli.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import table13.cli.terminal.SelfLauncher;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;
import table13.rules.Setup;

/// Measures a game in its own Java process with a heap of 64 MB, so that the JIT compiler optimizes for this game
/// alone. The process ends with its parent: it waits for the end of its input, to which the parent never writes.
final class MeasuringProcess {
    private static final List<String> FLAGS = List.of("-Xmx64m", "-XX:+UseSerialGC");

    private MeasuringProcess() {}

    /// The output of the process, one line.
    ///
    /// @param options further arguments
    static String measure(Setup setup, double seconds, List<String> options) {
        List<String> arguments = new ArrayList<>(List.of(
                "bench",
                setup.game().id(),
                BenchCommand.IN_PROCESS,
                "--players",
                String.valueOf(setup.players()),
                "--seconds",
                String.valueOf(seconds)));
        arguments.addAll(options);
        try {
            return lineOf(new ProcessBuilder(SelfLauncher.command(FLAGS, arguments))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start());
        } catch (IOException problem) {
            throw new UsageException("cannot start the measuring process: " + problem.getMessage());
        }
    }

    private static String lineOf(Process process) throws IOException {
        Thread onInterrupt = new Thread(process::destroyForcibly);
        Runtime.getRuntime().addShutdownHook(onInterrupt);
        try (var out = process.getInputStream()) {
            String line = new String(out.readAllBytes(), StandardCharsets.UTF_8).strip();
            if (process.waitFor() != 0 || line.isEmpty()) {
                throw new UsageException("the measuring process ended with code " + process.exitValue());
            }
            return line;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new UsageException("interrupted while measuring");
        } finally {
            process.destroyForcibly();
            removeHook(onInterrupt);
        }
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // shutting down already
        }
    }

    /// Call this in the measuring process.
    static void endWithParent(Terminal terminal) {
        Thread.ofPlatform().daemon().start(() -> {
            try {
                terminal.in().transferTo(OutputStream.nullOutputStream());
            } catch (IOException _) {
                // treated as the end of the input
            }
            Runtime.getRuntime().halt(1);
        });
    }
}
