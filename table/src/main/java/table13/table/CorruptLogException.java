package table13.table;

/// A damaged log, for which a retry cannot help; or a [NewerLogException]. The message holds no secret.
public sealed class CorruptLogException extends IllegalStateException permits NewerLogException {
    private static final long serialVersionUID = 1;

    public CorruptLogException(String message) {
        super(message);
    }
}
