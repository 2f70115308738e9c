package table13.runtime;

import java.util.List;
import java.util.Optional;
import table13.table.Logged;
import table13.table.Presence;
import table13.table.Table;

/// The log of one table, wherever it is kept.
public interface TableLog {

    /// The table as its log left it; nothing if there is no such table.
    Optional<Table> read(Presence presence);

    /// What was logged after a version.
    List<Logged> entriesAfter(long version);

    /// Whether there is any hope of an [#append]. If not, nothing is tried, and the table stays in memory as it is.
    boolean canAppend();

    /// Keeps entries that the table has played already; when this returns true, they are kept for good. If it throws,
    /// none of them was, unless it throws [UnknownOutcome].
    ///
    /// @param table as it is with these entries
    /// @return false if somebody else was quicker: read the table again, then try again
    boolean append(Table table, Played played);
}
