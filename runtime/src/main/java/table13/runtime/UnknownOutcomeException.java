package table13.runtime;

/// Nobody knows whether something was stored, or still will be: say nothing about it to anybody, and read the log again
/// before anything else. The message holds no secret.
public final class UnknownOutcomeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnknownOutcomeException(String message) {
        super(message);
    }

    public UnknownOutcomeException(String message, Throwable cause) {
        super(message, cause);
    }
}
