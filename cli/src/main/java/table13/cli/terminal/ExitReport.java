package table13.cli.terminal;

/// Something that is said exactly once: when a command is done, or before if Ctrl-C ends it.
public final class ExitReport implements AutoCloseable {
    private final Runnable words;
    private final Thread onInterrupt = new Thread(this::sayInPassing);
    private boolean areSaid;

    public ExitReport(Runnable words) {
        this.words = words;
        Runtime.getRuntime().addShutdownHook(onInterrupt);
    }

    /// Whoever comes second waits until they are said.
    public synchronized void say() {
        if (!areSaid) {
            areSaid = true;
            words.run();
        }
    }

    private void sayInPassing() {
        try {
            say();
        } catch (OutputClosedException | UsageException _) {
            // nobody is left to hear them
        }
    }

    /// If they are not said by now, they never will be.
    @Override
    public void close() {
        synchronized (this) {
            areSaid = true;
        }
        try {
            Runtime.getRuntime().removeShutdownHook(onInterrupt);
        } catch (IllegalStateException _) {
            // on the way out already
        }
    }
}
