package table13.browser.solo;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.table.Checkpoint;
import table13.table.Listing;
import table13.table.MatchResult;
import table13.table.Phase;
import table13.table.Plan;
import table13.table.Table;

/// What is kept beside the log of a table, so that lists need not read it.
///
/// @param version of the table
/// @param checkpoint where its last match begins, so that it is read from there on; null if that is its first one
record StoredTable(
        Listing listing,
        Plan plan,
        long version,
        List<MatchResult> finished,
        @Nullable Checkpoint checkpoint) {

    static StoredTable of(Table table, @Nullable Checkpoint checkpoint) {
        return new StoredTable(table.listing(), table.plan(), table.version(), table.finished(), checkpoint);
    }

    /// The same, closed.
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
