package table13.table;

/// A log that cannot have been written as it stands, or only by a newer program: it is damaged, and no retry helps. The
/// message holds no secret.
public final class CorruptLog extends IllegalStateException {
    private static final long serialVersionUID = 1;

    public CorruptLog(String message) {
        super(message);
    }
}
