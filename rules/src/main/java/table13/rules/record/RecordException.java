package table13.rules.record;

/// A record that cannot be read, or that the rules contradict.
public final class RecordException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int line;

    RecordException(int line, String reason) {
        super("line " + line + ": " + reason);
        this.line = line;
    }

    /// The line in the file, from 1.
    public int line() {
        return line;
    }
}
