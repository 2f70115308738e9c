package table13.server.lobby;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import table13.server.store.Nodes;
import table13.table.ScheduledAction;

/// Holds this node's lease on one table. The holder runs its timers and bots: a node with clients, or the node that
/// woke the table. If two nodes act at once, the log decides which one was first.
final class TableLease {
    private static final long ASK_AGAIN_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final String id;
    private final LobbyContext context;
    private volatile boolean isRetryDue;
    private boolean hasAsked;
    private long askedAt;

    TableLease(String id, LobbyContext context) {
        this.id = id;
        this.context = context;
    }

    /// Whether this node holds the lease. If not, requests it when useful.
    ///
    /// @param isWatched whether a device is at the table on this node
    /// @param isEmpty whether no device is at the table on any node
    boolean has(ScheduledAction action, boolean isWatched, boolean isEmpty) {
        Nodes nodes = context.store().nodes();
        boolean isWanted = !context.status().isDraining() && (isWatched || (isEmpty && isSoon(action)));
        if (!isWanted) {
            leave();
            return false;
        }
        if (nodes.holdsLease(id)) {
            hasAsked = false;
            return true;
        }
        if (!mayAsk(isWatched)) {
            return false;
        }
        isRetryDue = false;
        hasAsked = true;
        askedAt = System.nanoTime();
        nodes.acquireLease(id);
        return nodes.holdsLease(id); // some stores answer at once
    }

    /// With clients, the request is repeated; without, it is sent once.
    private boolean mayAsk(boolean isWatched) {
        return isRetryDue || !hasAsked || (isWatched && System.nanoTime() - askedAt > ASK_AGAIN_NANOS);
    }

    /// Whether the answer may still come.
    boolean isAwaited() {
        return hasAsked && System.nanoTime() - askedAt < ASK_AGAIN_NANOS;
    }

    /// Whether the action is so soon that the table stays in memory for it. The store remembers later actions.
    boolean isSoon(@Nullable ScheduledAction action) {
        return action instanceof ScheduledAction.TakeOver // unloading would lose the times of absence
                || (action != null && action.at() - context.now() < Lobby.SWEEP_MILLIS * 3);
    }

    /// Another node may have released the lease. Thread-safe.
    void stir() {
        isRetryDue = true;
    }

    /// Releases the lease.
    void leave() {
        hasAsked = false;
        Nodes nodes = context.store().nodes();
        if (nodes.holdsLease(id)) {
            nodes.releaseLease(id);
        }
    }
}
