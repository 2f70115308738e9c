package table13.table;

/// A log that cannot have been written as it stands: it is damaged, and no retry helps; or it is a [NewerLogException].
/// The
/// message holds no secret.
public sealed class CorruptLogException extends IllegalStateException permits NewerLogException {
    private static final long serialVersionUID = 1;

    public CorruptLogException(String message) {
        super(message);
    }
}
