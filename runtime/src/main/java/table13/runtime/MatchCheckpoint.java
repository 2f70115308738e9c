package table13.runtime;

import java.util.Optional;
import table13.table.Checkpoint;
import table13.table.Entry;
import table13.table.MatchResult;
import table13.table.Table;

/// A checkpoint stored beside the log at the start of a match, so that reading can begin there. The first match needs
/// none.
///
/// @param ended the result of the match before
public record MatchCheckpoint(Checkpoint checkpoint, MatchResult ended) {

    /// The checkpoint to store before this entry is played, if any.
    public static Optional<MatchCheckpoint> before(Entry next, Table table) {
        return next instanceof Entry.Started && !table.finished().isEmpty()
                ? Optional.of(
                        new MatchCheckpoint(table.checkpoint(), table.finished().getLast()))
                : Optional.empty();
    }
}
