package table13.runtime;

import java.util.List;
import java.util.Optional;
import table13.rules.Objection;
import table13.table.Checkpoint;
import table13.table.LoggedEntry;
import table13.table.MatchResult;
import table13.table.Table;
import table13.wire.WireObjection;

/// The log of one table and its checkpoints. Throws [UnavailableLogException] if the store is unavailable. Reading must
/// be thread-safe if replays run on other threads.
public interface TableLog {

    /// The entries after a version.
    default List<LoggedEntry> entriesAfter(long version) {
        return entries(version, Long.MAX_VALUE);
    }

    /// The entries after a version, up to and including another one.
    List<LoggedEntry> entries(long after, long upTo);

    /// The newest readable checkpoint up to this match.
    default Optional<Checkpoint> checkpoint(int match) {
        return Optional.empty();
    }

    /// The results of all matches before this one; empty if one is missing.
    default Optional<List<MatchResult>> endings(int match) {
        return Optional.empty();
    }

    /// Stores missing or unusable checkpoints. May be lost: checkpoints follow from the log.
    default void replace(List<MatchCheckpoint> checkpoints) {}

    /// Whether an [#append] can succeed. If not, nothing is tried, and the table stays in memory unchanged.
    default boolean canAppend() {
        return true;
    }

    /// Whether to try again after a failure.
    default boolean isReady() {
        return true;
    }

    /// Stores entries that the table has played already. They are durable when this returns true. If it throws, no
    /// entry was stored; [UnknownOutcomeException] is the exception.
    ///
    /// @param table with these entries played
    /// @return false if another node was quicker: read the table again, then try again
    boolean append(Table table, UncommittedEntries uncommitted);

    /// The answer to a failed request; empty if another node may know the outcome, so that the client must ask again.
    default Optional<Objection> answerTo(RuntimeException failure) {
        return Optional.of(WireObjection.CANNOT_STORE);
    }

    /// The log lacks entries that were already sent: a failover has lost the newest ones.
    default void isReplaced() {}
}
