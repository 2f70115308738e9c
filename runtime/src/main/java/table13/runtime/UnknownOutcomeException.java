package table13.runtime;

/// The outcome of an append is unknown: the entries may be stored already or later. Send nothing about them, and read
/// the log again first. The message holds no secret.
public final class UnknownOutcomeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnknownOutcomeException(String message) {
        super(message);
    }

    public UnknownOutcomeException(String message, Throwable cause) {
        super(message, cause);
    }
}
