package table13.wire;

import table13.rules.Objection;

/// An objection that ends by itself.
///
/// @param waitMillis after which the same request may be made again
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
