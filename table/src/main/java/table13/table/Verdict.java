package table13.table;

import java.util.List;
import table13.rules.Objection;

/// The table's answer to a request.
public sealed interface Verdict {

    /// The request is allowed: store these entries, then play them.
    record Allowed(List<Entry> entries) implements Verdict {
        public Allowed {
            entries = List.copyOf(entries);
        }

        static Allowed of(Entry... entries) {
            return new Allowed(List.of(entries));
        }
    }

    /// The request was carried out before and is not repeated.
    record Already(long version) implements Verdict {}

    /// The request is refused for this reason.
    ///
    /// @param dependsOnPresence whether it may be allowed once [Presence] shows another guest as present
    record Refused(Objection objection, boolean dependsOnPresence) implements Verdict {

        /// A refusal that presence cannot change.
        public Refused(Objection objection) {
            this(objection, false);
        }
    }
}
