package table13.server.store;

import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Coordinates the nodes (servers) that share a store. The log alone is authoritative. Everything here only makes
/// changes known sooner and saves work; it may be late, or be lost with the node or the database.
///
/// Thread-safe. Methods marked as blocking throw [StoreException] if the store is unavailable; the others never throw
/// it.
public interface Nodes {

    /// A node's own state, and callbacks for changes. Called from threads of the store. Must not block.
    interface NodeListener {

        /// Number of connected devices.
        int clients();

        /// The tables in memory, with the version of each on this node.
        Map<String, Long> tables();

        /// The log of a table has reached this version, through any node. May be repeated, late and out of order.
        void logAppended(String table, long version);

        /// As above, with entries that need not be read. They are consecutive. A table at the version of the first one
        /// applies the others; any other table has to be read.
        void logAppended(String table, List<EntryRow> end);

        /// The presence at this table or the holder of its lease has changed.
        void tableChanged(String table);

        /// This guest has a new name, or one device less.
        void guestChanged(String guest);

        /// Changes may have been missed: check everything again.
        void resync();

        /// The end of this table's log was replaced or lost, as can happen after a failover to another database. Drop
        /// the table, and read it again before anything else.
        void logReplaced(String table);

        /// The store has begun or ceased to accept writes.
        void canStore(boolean isSo);
    }

    /// A node as all others see it.
    ///
    /// @param until end of its lease unless renewed, in milliseconds since 1970
    /// @param reads newest format of log entries that it can read
    /// @param tables number of tables in memory
    /// @param leases number of leases that it holds
    /// @param ready its health
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

    /// A guest with known presence at a table, now or earlier.
    ///
    /// @param isHere whether a device is there now, on another node that is alive
    /// @param since if not here: the time when the last device left, on any node. Guests of a dead node
    ///     leave at its
    /// death.
    record RemotePresence(String guest, boolean isHere, long since) {}

    /// Known presence at one table.
    ///
    /// @param since start of this knowledge. No guest counts as absent from before it, because earlier
    ///     presence may be
    /// lost.
    record PresenceSnapshot(List<RemotePresence> guests, long since) {}

    /// Id of this node; new with every start.
    String id();

    /// Adds this node to the cluster.
    void join(NodeListener listener);

    /// All nodes that are alive, or were not long ago. Blocks.
    List<Node> all();

    /// The clock that all nodes share.
    InstantSource clock();

    // ---- presence

    /// Announces that the first device of this guest has joined this table on this node, or that the last one has left.
    void isHere(String table, String guest, boolean isSo);

    /// Announces a seated guest as absent since then. For guests without known presence on any node.
    void isAway(String table, String guest, long since);

    /// The present and former guests of this table, as far as nodes have announced them. Blocks.
    PresenceSnapshot presence(String table);

    // ---- leases: the holder of a table's lease runs its timers and bots

    /// Whether this node holds the lease, as far as it knows.
    boolean holdsLease(String table);

    /// Requests the lease, if no other node holds it. Success is reported by [NodeListener#tableChanged].
    void acquireLease(String table);

    /// As above for many tables. Blocks.
    ///
    /// @return the tables with a lease that this node now holds
    Set<String> acquireLease(Collection<String> tables);

    /// Gives the lease up.
    void releaseLease(String table);

    // ---- limits

    /// Adds to a counter of the current hour, shared by all nodes. Blocks.
    ///
    /// @return the new count
    int count(String what, int more);

    // ---- shutdown

    /// Gives all leases up, and announces to other nodes that this node is about to stop.
    void drain();
}
