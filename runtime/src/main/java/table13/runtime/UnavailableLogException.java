package table13.runtime;

/// The log cannot be reached just now. What was to be appended was surely not stored.
public final class UnavailableLogException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnavailableLogException(Throwable cause) {
        super(cause);
    }
}
