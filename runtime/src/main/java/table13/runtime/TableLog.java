package table13.runtime;

import java.util.List;
import java.util.Optional;
import table13.rules.Objection;
import table13.table.Checkpoint;
import table13.table.LoggedEntry;
import table13.table.MatchResult;
import table13.table.Table;
import table13.wire.WireObjection;

/// The log of one table and the checkpoints beside it, wherever they are stored. What cannot be reached just now throws
/// [UnavailableLogException]. Reading is thread-safe if replays are worked out on other threads.
public interface TableLog {

    /// What was logged after a version.
    default List<LoggedEntry> entriesAfter(long version) {
        return entries(version, Long.MAX_VALUE);
    }

    /// What was logged after a version, up to another one.
    List<LoggedEntry> entries(long after, long upTo);

    /// The newest readable checkpoint of this match or one before it.
    default Optional<Checkpoint> checkpoint(int match) {
        return Optional.empty();
    }

    /// The results of all matches before this one; nothing if one is missing.
    default Optional<List<MatchResult>> endings(int match) {
        return Optional.empty();
    }

    /// Stores checkpoints that were missing or useless. May be lost: they follow from the log.
    default void replace(List<MatchCheckpoint> checkpoints) {}

    /// Whether there is any hope of an [#append]. If not, nothing is tried, and the table stays in memory as it is.
    default boolean canAppend() {
        return true;
    }

    /// Whether another attempt is worth it after a failure.
    default boolean isReady() {
        return true;
    }

    /// Stores entries that the table has played already; when this returns true, they are stored for good. If it
    /// throws,
    /// none of them was, unless it throws [UnknownOutcomeException].
    ///
    /// @param table as it is with these entries
    /// @return false if another node was quicker: read the table again, then try again
    boolean append(Table table, UncommittedEntries uncommitted);

    /// The answer to a request that failed; nothing if another node may know better, so that the client is to ask
    /// again.
    default Optional<Objection> answerTo(RuntimeException failure) {
        return Optional.of(WireObjection.CANNOT_STORE);
    }

    /// The log does not hold what was sent from it before: a database has taken over that had not got all of it.
    default void isReplaced() {}
}
