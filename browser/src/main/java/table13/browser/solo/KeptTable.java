package table13.browser.solo;

import java.util.List;
import table13.table.Finished;
import table13.table.Listing;
import table13.table.Phase;
import table13.table.Plan;
import table13.table.Table;

/// What is kept beside the log of a table, so that lists need not read it.
///
/// @param version of the table
record KeptTable(Listing listing, Plan plan, long version, List<Finished> finished) {

    static KeptTable of(Table table) {
        return new KeptTable(table.listing(), table.plan(), table.version(), table.finished());
    }

    /// The same, closed.
    KeptTable closed(long now) {
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
        return new KeptTable(closed, plan, version + 1, finished);
    }

    String table() {
        return listing.table();
    }
}
