package table13.runtime;

/// The log is unavailable. Entries of a failed append were certainly not stored.
public final class UnavailableLogException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnavailableLogException(Throwable cause) {
        super(cause);
    }
}
