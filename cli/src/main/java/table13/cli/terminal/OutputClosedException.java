package table13.cli.terminal;

/// Whoever read our output has stopped reading, as `head` does: time to go, without a word.
public final class OutputClosedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    OutputClosedException() {
        super("nobody reads the output any more");
    }
}
