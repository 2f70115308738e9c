package table13.server.store;

import java.util.List;
import table13.table.Listing;

/// What is to be added to a table's log.
///
/// @param expectedVersion the version of the last line there; 0 for a new table
/// @param lines numbered from the next version on; at least one
/// @param listing the table as it will be listed from then on
/// @param checkpoints what is to be kept beside the log from then on
public record Append(
        String table, long expectedVersion, List<Line> lines, Listing listing, List<CheckpointRow> checkpoints) {

    public Append(String table, long expectedVersion, List<Line> lines, Listing listing) {
        this(table, expectedVersion, lines, listing, List.of());
    }

    public Append {
        lines = List.copyOf(lines);
        checkpoints = List.copyOf(checkpoints);
        if (lines.isEmpty() || !listing.table().equals(table)) {
            throw new IllegalArgumentException("an append has lines and the listing of its own table");
        }
        long version = expectedVersion;
        for (Line line : lines) {
            if (line.version() != ++version) {
                throw new IllegalArgumentException("line " + line.version() + " where " + version + " is next");
            }
        }
    }
}
