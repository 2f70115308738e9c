package table13.cli.terminal;

/// A report that is printed exactly once: at the end of a command, or earlier if Ctrl-C ends it.
public final class ExitReport implements AutoCloseable {
    private final Runnable report;
    private final Thread onInterrupt = new Thread(this::onExit);
    private boolean isDone;

    public ExitReport(Runnable report) {
        this.report = report;
        Runtime.getRuntime().addShutdownHook(onInterrupt);
    }

    /// A second caller waits until the report is printed.
    public synchronized void say() {
        if (!isDone) {
            isDone = true;
            report.run();
        }
    }

    private void onExit() {
        try {
            say();
        } catch (OutputClosedException | UsageException _) {
            // the output is closed
        }
    }

    /// Suppresses the report if it was not printed yet.
    @Override
    public void close() {
        synchronized (this) {
            isDone = true;
        }
        try {
            Runtime.getRuntime().removeShutdownHook(onInterrupt);
        } catch (IllegalStateException _) {
            // shutting down already
        }
    }
}
