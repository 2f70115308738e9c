package table13.arena.program;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Keeps one program running: starts it, restarts it after a failure, adds up its processor time, and kills it when the
/// arena ends in any way. Thread-safe.
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

    /// The running program, or a new one.
    ///
    /// @throws IOException if it cannot be started
    synchronized Program program() throws IOException, InterruptedException {
        while (isInterrupted) {
            wait(); // the arena is ending; no further request may start a program
        }
        if (program == null) {
            starts++;
            program = new Program(words, showsErrors);
        }
        return program;
    }

    /// The number of starts.
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

    /// The processor time of all its processes, in nanoseconds.
    synchronized long cpuNanos() {
        return pastCpuNanos + (program == null ? 0 : program.cpuNanos());
    }

    /// Asks the program to end, and kills it if it does not.
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
            // The shutdown is already running.
        }
    }

    private synchronized @Nullable Program running() {
        return program;
    }
}
