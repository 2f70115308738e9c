package table13.browser.solo;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.table.Checkpoint;
import table13.table.Listing;
import table13.table.MatchResult;
import table13.table.Phase;
import table13.table.Plan;
import table13.table.Table;

/// The data stored beside a table's log, so that lists need not read the log.
///
/// @param version the version of the table
/// @param checkpoint the beginning of its last match, from which the log is read; null if it is the first match
record StoredTable(
        Listing listing,
        Plan plan,
        long version,
        List<MatchResult> finished,
        @Nullable Checkpoint checkpoint) {

    static StoredTable of(Table table, @Nullable Checkpoint checkpoint) {
        return new StoredTable(table.listing(), table.plan(), table.version(), table.finished(), checkpoint);
    }

    /// The same table, closed.
    StoredTable closed(long now) {
        Listing old = listing;
        Listing closed = new Listing(
                old.table(),
                old.game(),
                Phase.CLOSED,
                old.isPublic(),
                old.allowsWatchers(),
                old.host(),
                old.hostName(),
                old.seats(),
                old.freeSeats(),
                old.matches(),
                old.openedAt(),
                Math.max(now, old.changedAt()),
                0,
                old.occupants(),
                null,
                null);
        return new StoredTable(closed, plan, version + 1, finished, checkpoint);
    }

    boolean isWorthless() {
        return listing.phase() == Phase.CLOSED && finished.isEmpty();
    }

    String table() {
        return listing.table();
    }
}
