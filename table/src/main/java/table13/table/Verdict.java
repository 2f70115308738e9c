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
    record Refused(Objection objection) implements Verdict {}
}
