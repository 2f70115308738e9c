package table13.table;

/// A log that a newer program has written: this one does not know all of its words, another node may. The message holds
/// no secret.
public final class NewerLogException extends CorruptLogException {
    private static final long serialVersionUID = 1;

    public NewerLogException(String message) {
        super(message);
    }
}
