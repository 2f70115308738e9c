package table13.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import table13.table.Listing;

/// Keeps everything that must not be lost. The log is the lock: [#append] succeeds once for each version of a table, so
/// any number of threads and nodes may try at the same time.
///
/// For any number of threads. Everything but [#append] blocks. What the disk refuses is thrown as [StoreException].
public interface Store extends AutoCloseable {

    // ---- the logs of the tables

    /// Adds entries to a log whose last version is the expected one, replaces the table's listing, and keeps its new
    /// checkpoints, all or nothing.
    ///
    /// @return what became of it; fails with [StoreException] if it was not stored and never will be
    CompletableFuture<AppendOutcome> append(AppendRequest append);

    /// The entries of a table's log after this version, the oldest first; none if there is no such table.
    default List<EntryRow> entries(String table, long afterVersion) {
        return entries(table, afterVersion, Long.MAX_VALUE);
    }

    /// As above, but none after another version.
    List<EntryRow> entries(String table, long afterVersion, long upToVersion);

    /// The other nodes that share this store.
    Nodes nodes();

    // ---- checkpoints, worked out from the logs: to lose one costs time and nothing else

    /// The checkpoint of the last match up to this number that has one.
    Optional<CheckpointRow> checkpoint(String table, int upToMatch);

    /// How matches ended, as the checkpoints up to this match tell it, in their order.
    List<String> endings(String table, int upToMatch);

    /// Keeps these, in place of those of the same matches. It may be late, or not happen at all.
    void putCheckpoints(String table, List<CheckpointRow> rows);

    // ---- lists of tables

    /// Public tables that are not closed and where somebody is, the newest change first, give or take some seconds.
    List<Listing> publicTables(long now, int most);

    /// The tables where this guest sits and those where they are host, unless closed; the newest change first.
    List<Listing> tablesOf(String guest, int most);

    /// Tables that need attention though nobody asks for it, at the latest by this time, those first that wait longest.
    ///
    /// @param after the last one of those that were given before, or [DueTable#BEFORE_ALL]
    List<DueTable> tablesToWake(long until, DueTable after, int most);

    /// Open tables of all.
    int openTables();

    /// Tables of a host where another person sits and that are not over: for limits.
    int sharedTablesOf(String host);

    /// Open tables of a host where no other person sits, the longest unchanged first.
    List<String> loneTablesOf(String host);

    /// Somebody is, or will have been, at this table until then. It is not part of the log and may be late.
    void hereUntil(String table, long until);

    // ---- guests

    /// So many devices a guest has at most.
    int MOST_DEVICES = 20;

    /// So many links of a guest are open at most.
    int MOST_LINKS = 5;

    /// A device that was not used for so long is forgotten.
    long LONGEST_UNUSED_MILLIS = 365L * 24 * 60 * 60 * 1000;

    /// When a device was last used is written down this often, at most.
    long USE_NOTED_MILLIS = 24L * 60 * 60 * 1000;

    void addGuest(Guest guest, byte[] tokenHash);

    /// One more device of this guest. If these are too many, those that were unused for longest are forgotten; of those
    /// that were last used on the same day, those that were added last.
    ///
    /// @return the tokens of the devices that were forgotten
    List<byte[]> addToken(String guest, byte[] tokenHash, long now);

    /// Forgets a device, and all links of its guest that nobody has taken.
    void removeToken(byte[] tokenHash);

    /// Whose device this is; none if it was unused for too long. From now on it counts as used, to within a day.
    Optional<Guest> guestByToken(byte[] tokenHash, long now);

    /// The same for many at once, in their order.
    List<Optional<Guest>> guestsByTokens(List<byte[]> tokenHashes, long now);

    /// Removes devices that were unused for too long, up to so many of them.
    ///
    /// @return how many
    int removeUnusedTokens(long now, int most);

    void rename(String guest, String name);

    /// A link that signs this guest in on another device, once, until it expires. If these are too many, the oldest are
    /// void.
    void addLink(String guest, byte[] codeHash, long expiresAt);

    /// Takes the link away; it can be used only once.
    ///
    /// @return the guest it was for, if there was one and it had not expired
    Optional<Guest> takeLink(byte[] codeHash, long now);

    // ---- codes that are said aloud

    /// Makes a code stand for something until it expires, in place of the one before. Forgets codes that have expired.
    ///
    /// @return false if it stands for something else already; then nothing is changed
    boolean putCode(CodeTarget target, byte[] codeHash, long now, long expiresAt);

    /// What a code stands for, unless it has expired or another one was made since.
    Optional<CodeTarget> codeTarget(byte[] codeHash, long now);

    /// Whether it can be written to just now. May take a moment.
    Health health();

    /// Whether little room is left where it stores; false where that cannot be known. Blocks, but not for long.
    default boolean isDiskLow() {
        return false;
    }

    default boolean isReady() {
        return health().isReady();
    }

    /// Stores what was handed in before, then lets go of the file.
    @Override
    void close();
}
