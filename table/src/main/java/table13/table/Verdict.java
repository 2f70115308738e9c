package table13.table;

import java.util.List;
import table13.rules.Objection;

/// The table's answer to what somebody wants to do.
public sealed interface Verdict {

    /// It may be done: these entries are to be stored, then played.
    record Allowed(List<Entry> entries) implements Verdict {
        public Allowed {
            entries = List.copyOf(entries);
        }

        static Allowed of(Entry... entries) {
            return new Allowed(List.of(entries));
        }
    }

    /// It has been done before, and is not done again.
    record Already(long version) implements Verdict {}

    /// It may not be done, for this reason.
    ///
    /// @param dependsOnPresence whether it may be allowed once [Presence] says that another guest is here
    record Refused(Objection objection, boolean dependsOnPresence) implements Verdict {

        /// A refusal that presence cannot change.
        public Refused(Objection objection) {
            this(objection, false);
        }
    }
}
