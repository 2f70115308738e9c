package table13.server.store;

import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// How the nodes (servers) that share a store know of each other. The log decides what happened; what is here only
/// makes it known quickly and saves work: it may be late, and be lost with the node or the database that held it.
///
/// For any number of threads. What says that it blocks throws [StoreException] if the store is away; nothing else does.
public interface Nodes {

    /// What a node tells of itself, and what it is told. Called from threads of the store, which must not be kept
    /// waiting.
    interface NodeListener {

        /// How many devices are connected.
        int clients();

        /// The tables in memory, with the version that each has reached here.
        Map<String, Long> tables();

        /// The log of a table has reached this version, whoever wrote it. May come twice, late, and out of order.
        void logAppended(String table, long version);

        /// The same, with entries that need not be read any more: they follow each other, and a table that ends with
        /// the first of them goes on with the others. Any other table has to be read.
        void logAppended(String table, List<EntryRow> end);

        /// Who is at this table has changed, or who looks after it.
        void tableChanged(String table);

        /// This guest has another name, or one device less.
        void guestChanged(String guest);

        /// Something may have been missed: look at everything again.
        void resync();

        /// The log of this table is not what it was: its end was replaced or lost, as can happen when another database
        /// takes over. Forget the table, and read it again before anything else.
        void logReplaced(String table);

        /// Whether anything can be stored has changed.
        void canStore(boolean isSo);
    }

    /// A node as all others see it.
    ///
    /// @param until it counts as alive until then, if it does not say more; in milliseconds since 1970
    /// @param reads the newest format of log entries that it can read
    /// @param tables how many it has in memory
    /// @param leases how many of them it looks after
    /// @param ready whether it is, and if not why
    record Node(
            String id,
            String version,
            long since,
            long until,
            int reads,
            boolean isDraining,
            int tables,
            int leases,
            int clients,
            long clockOffMillis,
            Health ready) {}

    /// A guest whom other nodes know to be at a table, or to have been there.
    ///
    /// @param isHere whether a device is there now, on another node that is alive
    /// @param since if not: when the last one left, on any node; when a node dies, its people leave with it
    record RemotePresence(String guest, boolean isHere, long since) {}

    /// What nodes have made known of one table.
    ///
    /// @param since from when on they know: nobody counts as away from before, as what was known may be lost
    record PresenceSnapshot(List<RemotePresence> guests, long since) {}

    /// What this node is called; new with every start.
    String id();

    /// From now on this node is one of them.
    void join(NodeListener listener);

    /// All that are alive, or were so not long ago. Blocks.
    List<Node> all();

    /// The time that all nodes go by.
    InstantSource clock();

    // ---- who is where

    /// Makes known that the first device of this guest has come to this table on this node, or the last one has left.
    void isHere(String table, String guest, boolean isSo);

    /// Makes known that this guest, who sits at this table and of whom no node knows anything, has been away since
    /// then.
    void isAway(String table, String guest, long since);

    /// Who is or was at this table, as far as nodes have made it known. Blocks.
    PresenceSnapshot presence(String table);

    // ---- who looks after a table: runs its timers and lets its bots think

    /// Whether it is this node, as far as it knows.
    boolean holdsLease(String table);

    /// Asks for it, if no other node does it already. [NodeListener#tableChanged] tells when it has come to be so.
    void acquireLease(String table);

    /// The same for many at once. Blocks.
    ///
    /// @return those that this node looks after now
    Set<String> acquireLease(Collection<String> tables);

    /// Leaves it to others.
    void releaseLease(String table);

    // ---- limits

    /// Counts so many more of something in this hour, on all nodes. Blocks.
    ///
    /// @return how many there are now
    int count(String what, int more);

    // ---- the end

    /// Looks after nothing any more, and tells the others that this node is about to stop.
    void drain();
}
