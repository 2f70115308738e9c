package table13.server.lobby;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import table13.server.store.Nodes;
import table13.table.Due;

/// Whether this node looks after a table: does what is due though nobody asks, and lets its bots think. One node does
/// so, where there are people, or where the table was woken. If two should do it, the log decides who was first.
final class Care {
    private static final long ASK_AGAIN_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final TableParts parts;
    private volatile boolean isStirred;
    private boolean hasAsked;
    private long askedAt;

    Care(TableParts parts) {
        this.parts = parts;
    }

    /// Whether what is due is for this node to do. If not yet, it is asked for where that makes sense.
    boolean has(Due due) {
        Nodes nodes = parts.shared().store().nodes();
        if (!isWanted(due)) {
            leave();
            return false;
        }
        if (nodes.looksAfter(parts.id())) {
            hasAsked = false;
            return parts.whereabouts().isKnown();
        }
        if (mayAsk()) {
            isStirred = false;
            hasAsked = true;
            askedAt = System.nanoTime();
            nodes.lookAfter(parts.id());
            // Some stores know at once.
            return nodes.looksAfter(parts.id()) && parts.whereabouts().isKnown();
        }
        return false;
    }

    private boolean isWanted(Due due) {
        boolean isHere = !parts.audience().isEmpty();
        boolean isNowhere = parts.presence().isEmpty();
        return !parts.shared().condition().isDraining() && (isHere || (isNowhere && isSoon(due)));
    }

    /// Somebody who is here wants it for as long as they stay; what nobody looks at was asked for once.
    private boolean mayAsk() {
        return isStirred || !hasAsked || (!parts.audience().isEmpty() && System.nanoTime() - askedAt > ASK_AGAIN_NANOS);
    }

    /// Whether the answer may still come.
    boolean isAwaited() {
        return hasAsked && System.nanoTime() - askedAt < ASK_AGAIN_NANOS;
    }

    /// What is due so soon that the table waits for it in memory. Later things are remembered by the store.
    boolean isSoon(@Nullable Due due) {
        return due instanceof Due.TakeOver // since when who is away would have to be found out anew
                || (due != null && due.at() - parts.now() < Lobby.SWEEP_MILLIS * 3);
    }

    /// Another node may have left it. For any thread.
    void stir() {
        isStirred = true;
    }

    /// Leaves it to others.
    void leave() {
        hasAsked = false;
        Nodes nodes = parts.shared().store().nodes();
        if (nodes.looksAfter(parts.id())) {
            nodes.leaveAlone(parts.id());
        }
    }
}
