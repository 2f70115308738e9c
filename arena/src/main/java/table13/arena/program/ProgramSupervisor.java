package table13.arena.program;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Keeps one program running: starts it, anew if need be, counts what it used, and takes it along when we end, however
/// that comes about.
final class ProgramSupervisor implements AutoCloseable {
    private static final int GOODBYE_MILLIS = 500;

    private final List<String> words;
    private final boolean showsErrors;
    private final Thread onInterrupt = new Thread(this::interrupt);
    private @Nullable Program program;
    private boolean isInterrupted;
    private int starts;
    private long pastCpuNanos;

    ProgramSupervisor(List<String> words, boolean showsErrors) {
        this.words = words;
        this.showsErrors = showsErrors;
        Runtime.getRuntime().addShutdownHook(onInterrupt);
    }

    /// The program that is running, or a new one.
    ///
    /// @throws IOException if it cannot be started
    synchronized Program program() throws IOException, InterruptedException {
        while (isInterrupted) {
            wait(); // everything ends now, and nobody is asked any more
        }
        if (program == null) {
            starts++;
            program = new Program(words, showsErrors);
        }
        return program;
    }

    /// How often it was started.
    synchronized int starts() {
        return starts;
    }

    synchronized void stop() {
        if (program != null) {
            program.kill();
            pastCpuNanos += program.cpuNanos();
            program = null;
        }
    }

    private synchronized void interrupt() {
        isInterrupted = true;
        stop();
    }

    /// Of all its lives.
    synchronized long cpuNanos() {
        return pastCpuNanos + (program == null ? 0 : program.cpuNanos());
    }

    /// Says goodbye, and sees to it.
    @Override
    public void close() {
        Program leaving = running();
        try {
            if (leaving != null) {
                leaving.dismiss(GOODBYE_MILLIS);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        stop();
        try {
            Runtime.getRuntime().removeShutdownHook(onInterrupt);
        } catch (IllegalStateException _) {
            // on the way out already
        }
    }

    private synchronized @Nullable Program running() {
        return program;
    }
}
