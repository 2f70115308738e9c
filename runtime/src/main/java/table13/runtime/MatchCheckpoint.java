package table13.runtime;

import java.util.Optional;
import table13.table.Checkpoint;
import table13.table.Entry;
import table13.table.MatchResult;
import table13.table.Table;

/// What is kept beside the log where a match begins that is not the first, so that it can be read from there on.
///
/// @param ended how the match before it ended
public record MatchCheckpoint(Checkpoint checkpoint, MatchResult ended) {

    /// What is to be kept before this entry is played, if anything.
    public static Optional<MatchCheckpoint> before(Entry next, Table table) {
        return next instanceof Entry.Started && !table.finished().isEmpty()
                ? Optional.of(
                        new MatchCheckpoint(table.checkpoint(), table.finished().getLast()))
                : Optional.empty();
    }
}
