package table13.wire;

/// A malformed message, or one that asks for the impossible.
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

    /// The id of the request; empty if it could not be read.
    public String id() {
        return id;
    }

    /// One English sentence for the user or the programmer.
    public String sentence() {
        String detail = String.valueOf(getMessage());
        return detail.isEmpty() ? objection.reason() : detail;
    }
}
