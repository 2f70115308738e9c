package table13.server.lobby;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import table13.server.store.Nodes;
import table13.table.ScheduledAction;

/// Whether this node looks after a table: does what is due though nobody asks, and lets its bots think. One node does
/// so, where there are people, or where the table was woken. If two should do it, the log decides who was first.
final class TableLease {
    private static final long ASK_AGAIN_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final String id;
    private final LobbyContext context;
    private volatile boolean isStirred;
    private boolean hasAsked;
    private long askedAt;

    TableLease(String id, LobbyContext context) {
        this.id = id;
        this.context = context;
    }

    /// Whether what is due is for this node to do. If not yet, it is asked for where that makes sense.
    ///
    /// @param isWatched whether a device is at the table here
    /// @param isEmpty whether none is there on any node
    boolean has(ScheduledAction action, boolean isWatched, boolean isEmpty) {
        Nodes nodes = context.store().nodes();
        boolean isWanted = !context.condition().isDraining() && (isWatched || (isEmpty && isSoon(action)));
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
        isStirred = false;
        hasAsked = true;
        askedAt = System.nanoTime();
        nodes.acquireLease(id);
        return nodes.holdsLease(id); // some stores know at once
    }

    /// Somebody who is here wants it for as long as they stay; what nobody looks at was asked for once.
    private boolean mayAsk(boolean isWatched) {
        return isStirred || !hasAsked || (isWatched && System.nanoTime() - askedAt > ASK_AGAIN_NANOS);
    }

    /// Whether the answer may still come.
    boolean isAwaited() {
        return hasAsked && System.nanoTime() - askedAt < ASK_AGAIN_NANOS;
    }

    /// What is due so soon that the table waits for it in memory. Later things are remembered by the store.
    boolean isSoon(@Nullable ScheduledAction action) {
        return action instanceof ScheduledAction.TakeOver // since when who is away would have to be found out anew
                || (action != null && action.at() - context.now() < Lobby.SWEEP_MILLIS * 3);
    }

    /// Another node may have left it. For any thread.
    void stir() {
        isStirred = true;
    }

    /// Leaves it to others.
    void leave() {
        hasAsked = false;
        Nodes nodes = context.store().nodes();
        if (nodes.holdsLease(id)) {
            nodes.releaseLease(id);
        }
    }
}
