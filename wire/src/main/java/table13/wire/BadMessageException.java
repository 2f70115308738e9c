package table13.wire;

/// A message that cannot be understood, or asks for what cannot be.
public final class BadMessageException extends Exception {
    private static final long serialVersionUID = 1;

    private final WireObjection objection;
    private final String id;

    public BadMessageException(WireObjection objection, String detail) {
        this(objection, detail, "");
    }

    public BadMessageException(WireObjection objection, String detail, String id) {
        super(detail, null, false, false);
        this.objection = objection;
        this.id = id;
    }

    public WireObjection objection() {
        return objection;
    }

    /// What the client called its message; empty if that could not be read.
    public String id() {
        return id;
    }

    /// One English sentence for the person or the programmer.
    public String sentence() {
        String detail = String.valueOf(getMessage());
        return detail.isEmpty() ? objection.reason() : detail;
    }
}
