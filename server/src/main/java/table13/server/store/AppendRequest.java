package table13.server.store;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.table.Listing;

/// New entries for one table's log.
///
/// @param expectedVersion version of the last entry in the log; 0 for a new table
/// @param entries numbered from the next version on; at least one
/// @param listing the table's new listing
/// @param checkpoints new checkpoints of the log
/// @param before the entry before the new ones, if a notification may carry the entries to other nodes; null if those
/// nodes have to read the log
public record AppendRequest(
        String table,
        long expectedVersion,
        List<EntryRow> entries,
        Listing listing,
        List<CheckpointRow> checkpoints,
        @Nullable EntryRow before) {

    public AppendRequest(String table, long expectedVersion, List<EntryRow> entries, Listing listing) {
        this(table, expectedVersion, entries, listing, List.of());
    }

    public AppendRequest(
            String table,
            long expectedVersion,
            List<EntryRow> entries,
            Listing listing,
            List<CheckpointRow> checkpoints) {
        this(table, expectedVersion, entries, listing, checkpoints, null);
    }

    public AppendRequest {
        entries = List.copyOf(entries);
        checkpoints = List.copyOf(checkpoints);
        if (entries.isEmpty() || !listing.table().equals(table)) {
            throw new IllegalArgumentException("an append has entries and the listing of its own table");
        }
        if (before != null && before.version() != expectedVersion) {
            throw new IllegalArgumentException("entry " + before.version() + " is not the one before");
        }
        long version = expectedVersion;
        for (EntryRow entry : entries) {
            if (entry.version() != ++version) {
                throw new IllegalArgumentException("entry " + entry.version() + " where " + version + " is next");
            }
        }
    }
}
