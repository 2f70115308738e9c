package table13.cli.terminal;

/// The reader has closed the output, as `head` does. The command ends silently.
public final class OutputClosedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    OutputClosedException() {
        super("the reader has closed the output");
    }
}
