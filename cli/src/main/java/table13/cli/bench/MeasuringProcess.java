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

/// Measures a game in a Java process of its own, so that no game's code is compiled with another in mind, and in a heap
/// of 64 MB. The process ends when we do: it waits for the end of its input, which we never write.
final class MeasuringProcess {
    private static final List<String> FLAGS = List.of("-Xmx64m", "-XX:+UseSerialGC");

    private MeasuringProcess() {}

    /// What it says of itself, in one line.
    ///
    /// @param options what else the process is told
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
            throw new UsageException("cannot start Java to measure with: " + problem.getMessage());
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
            // on the way out already
        }
    }

    /// To be called in the process itself.
    static void endWithParent(Terminal terminal) {
        Thread.ofPlatform().daemon().start(() -> {
            try {
                terminal.in().transferTo(OutputStream.nullOutputStream());
            } catch (IOException _) {
                // the same as its end
            }
            Runtime.getRuntime().halt(1);
        });
    }
}
