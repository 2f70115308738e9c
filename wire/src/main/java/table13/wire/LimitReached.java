package table13.wire;

import table13.rules.Objection;

/// An objection that ends after a time.
///
/// @param waitMillis the time until the request may be repeated, in milliseconds
public record LimitReached(WireObjection objection, long waitMillis) implements Objection {
    @Override
    public String name() {
        return objection.name();
    }

    @Override
    public String reason() {
        return objection.reason();
    }
}
