package table13.table;

/// A log written by a newer program. This node cannot read it; another node may. The message holds no secret.
public final class NewerLogException extends CorruptLogException {
    private static final long serialVersionUID = 1;

    public NewerLogException(String message) {
        super(message);
    }
}
