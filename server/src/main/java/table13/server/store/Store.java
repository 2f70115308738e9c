package table13.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import table13.table.Listing;

/// Durable storage. The log is the lock: [#append] succeeds once for each version of a table, so any number of threads
/// and nodes may try at the same time.
///
/// Thread-safe. Every method but [#append] blocks. Failures are thrown as [StoreException].
public interface Store extends AutoCloseable {

    // ---- table logs

    /// Adds entries to a log if its last version is the expected one. Also replaces the table's listing and stores its
    /// new checkpoints. Atomic.
    ///
    /// @return the outcome; fails with [StoreException] if the append is not stored and never will be. Wait for it:
    /// callbacks may run on the thread that stores all appends
    CompletableFuture<AppendOutcome> append(AppendRequest append);

    /// The entries of a table's log after this version, the oldest first; empty for an unknown table.
    default List<EntryRow> entries(String table, long afterVersion) {
        return entries(table, afterVersion, Long.MAX_VALUE);
    }

    /// As above, up to another version inclusive.
    List<EntryRow> entries(String table, long afterVersion, long upToVersion);

    /// The nodes that share this store.
    Nodes nodes();

    // ---- checkpoints: derived from the logs; losing one costs only time

    /// The newest checkpoint among the matches up to this number.
    Optional<CheckpointRow> checkpoint(String table, int upToMatch);

    /// The results of matches from the checkpoints up to this match, in order.
    List<String> endings(String table, int upToMatch);

    /// Stores these checkpoints, replacing those of the same matches. The write may be late or get lost.
    void putCheckpoints(String table, List<CheckpointRow> rows);

    // ---- lists of tables

    /// Open public tables with a guest present, the latest change first, to within some seconds.
    List<Listing> publicTables(long now, int most);

    /// The open tables where this guest sits or is host, the latest change first.
    List<Listing> tablesOf(String guest, int most);

    /// Tables with an action due by this time, the earliest first.
    ///
    /// @param after the last result of the page before, or [DueTable#BEFORE_ALL]
    List<DueTable> tablesToWake(long until, DueTable after, int most);

    /// Number of open tables.
    int openTables();

    /// Number of a host's tables with another guest seated that are not over. For limits.
    int sharedTablesOf(String host);

    /// Open tables of a host without another guest seated, the longest unchanged first.
    List<String> loneTablesOf(String host);

    /// Stores that a guest is present at this table until then. Not part of the log; may be late.
    void hereUntil(String table, long until);

    // ---- guests

    /// Maximum number of devices of one guest.
    int MOST_DEVICES = 20;

    /// Maximum number of open links of one guest.
    int MOST_LINKS = 5;

    /// An unused device is removed after this time.
    long LONGEST_UNUSED_MILLIS = 365L * 24 * 60 * 60 * 1000;

    /// Minimum time between two stored uses of a device.
    long USE_NOTED_MILLIS = 24L * 60 * 60 * 1000;

    void addGuest(Guest guest, byte[] tokenHash);

    /// Adds a device to this guest. Beyond [#MOST_DEVICES] the least recently used devices are removed; among devices
    /// last used on the same day, those added last.
    ///
    /// @return the tokens of the removed devices
    List<byte[]> addToken(String guest, byte[] tokenHash, long now);

    /// Removes a device, and all unused links of its guest.
    void removeToken(byte[] tokenHash);

    /// The guest of this device; empty if it was unused for too long. Counts as a use, to within a day.
    Optional<Guest> guestByToken(byte[] tokenHash, long now);

    /// As above for many tokens, in the same order.
    List<Optional<Guest>> guestsByTokens(List<byte[]> tokenHashes, long now);

    /// Removes at most this many devices that were unused for too long.
    ///
    /// @return the number removed
    int removeUnusedTokens(long now, int most);

    void rename(String guest, String name);

    /// Adds a link that signs this guest in on another device, once, until it expires. Beyond [#MOST_LINKS] the oldest
    /// links are removed.
    void addLink(String guest, byte[] codeHash, long expiresAt);

    /// Removes the link, so that it works only once.
    ///
    /// @return the guest of the link, unless it is unknown or has expired
    Optional<Guest> takeLink(byte[] codeHash, long now);

    // ---- codes that players say aloud

    /// Assigns a code to a target until it expires, replacing the target's earlier code. Removes expired codes.
    ///
    /// @return false, with nothing changed, if the code has another target
    boolean putCode(CodeTarget target, byte[] codeHash, long now, long expiresAt);

    /// The target of a code, unless the code has expired or was replaced.
    Optional<CodeTarget> codeTarget(byte[] codeHash, long now);

    /// Whether the store accepts writes now. May take a moment.
    Health health();

    /// Whether the disk is almost full; false if unknown. Blocks briefly.
    default boolean isDiskLow() {
        return false;
    }

    default boolean isReady() {
        return health().isReady();
    }

    /// Stores the pending writes, then closes the database.
    @Override
    void close();
}
