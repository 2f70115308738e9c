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
    CompletableFuture<Appended> append(Append append);

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
    /// @param after the last one of those that were given before, or [Waking#BEFORE_ALL]
    List<Waking> tablesToWake(long until, Waking after, int most);

    /// Open tables of all.
    int openTables();

    /// Tables of a host where another person sits and that are not over: for limits.
    int sharedTablesOf(String host);

    /// Open tables of a host where no other person sits, the longest unchanged first.
    List<String> loneTablesOf(String host);

    /// Somebody is, or will have been, at this table until then. It is not part of the log and may be late.
    void hereUntil(String table, long until);

    // ---- guests

    void addGuest(Guest guest, byte[] tokenHash);

    /// One more device of this guest.
    void addToken(String guest, byte[] tokenHash, long now);

    /// Forgets a device, and all links of its guest that nobody has taken.
    void removeToken(byte[] tokenHash);

    Optional<Guest> guestByToken(byte[] tokenHash);

    /// The same for many at once, in their order.
    List<Optional<Guest>> guestsByTokens(List<byte[]> tokenHashes);

    void rename(String guest, String name);

    /// A link that signs this guest in on another device, once, until it expires.
    void addLink(String guest, byte[] codeHash, long expiresAt);

    /// Takes the link away; it can be used only once.
    ///
    /// @return the guest it was for, if there was one and it had not expired
    Optional<Guest> takeLink(byte[] codeHash, long now);

    /// Whether it can be written to just now. May take a moment.
    Health health();

    default boolean isReady() {
        return health().isReady();
    }

    /// Stores what was handed in before, then lets go of the file.
    @Override
    void close();
}
