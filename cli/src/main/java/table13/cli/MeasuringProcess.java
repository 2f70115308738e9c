package table13.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import table13.rules.Setup;

/// Measures a game in a Java process of its own, so that no game's code is compiled with another in mind, and in a heap
/// of 64 MB. The process ends when we do: it waits for the end of its input, which we never write.
final class MeasuringProcess {
    private static final List<String> FLAGS = List.of("-Xmx64m", "-XX:+UseSerialGC");

    private MeasuringProcess() {}

    static Figures measure(Setup setup, double seconds, long rounds) {
        List<String> command = new ArrayList<>();
        command.add(ProcessHandle.current()
                .info()
                .command()
                .orElseGet(() ->
                        Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(FLAGS);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName(), "bench"));
        command.addAll(List.of(setup.game().id(), BenchCommand.IN_PROCESS));
        command.addAll(List.of("--players", String.valueOf(setup.players())));
        command.addAll(List.of("--seconds", String.valueOf(seconds)));
        command.addAll(rounds == 0 ? List.of() : List.of("--rounds", String.valueOf(rounds)));
        try {
            return figures(new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start());
        } catch (IOException problem) {
            throw new Complaint("cannot start Java to measure with: " + problem.getMessage());
        }
    }

    private static Figures figures(Process process) throws IOException {
        Thread onInterrupt = new Thread(process::destroyForcibly);
        Runtime.getRuntime().addShutdownHook(onInterrupt);
        try (var out = process.getInputStream()) {
            String line = new String(out.readAllBytes(), StandardCharsets.UTF_8).strip();
            if (process.waitFor() != 0 || line.isEmpty()) {
                throw new Complaint("the measuring process ended with code " + process.exitValue());
            }
            return Figures.ofLine(line);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new Complaint("interrupted while measuring");
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
