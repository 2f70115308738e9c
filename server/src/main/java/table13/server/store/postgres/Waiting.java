package table13.server.store.postgres;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// The appends that wait for the committer. For any number of threads that put and one that takes.
final class Waiting {
    private static final Comparator<PendingAppend> BY_TABLE = Comparator.comparing(PendingAppend::table);

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final ArrayDeque<PendingAppend> waiting = new ArrayDeque<>();
    private final int most;
    private boolean closed;

    Waiting(int most) {
        this.most = most;
    }

    /// Returns whether it was taken in; it is not if this is closed or full.
    boolean put(PendingAppend append) {
        lock.lock();
        try {
            if (closed || waiting.size() >= most) {
                return false;
            }
            waiting.add(append);
            changed.signal();
            return true;
        } finally {
            lock.unlock();
        }
    }

    /// Waits until there is something, but not longer than that.
    ///
    /// @return the oldest of each table, at most so many, ordered by table
    List<PendingAppend> take(int atMost, long millis) {
        lock.lock();
        try {
            long nanos = TimeUnit.MILLISECONDS.toNanos(millis);
            while (waiting.isEmpty() && !closed && nanos > 0) {
                nanos = changed.awaitNanos(nanos);
            }
            List<PendingAppend> taken = new ArrayList<>(Math.min(atMost, waiting.size()));
            Set<String> tables = new HashSet<>();
            // A few that wait for another of their table must not make this walk through all the others.
            int seen = 0;
            for (Iterator<PendingAppend> all = waiting.iterator();
                    all.hasNext() && taken.size() < atMost && seen < 2 * atMost;
                    seen++) {
                PendingAppend next = all.next();
                if (tables.add(next.table())) {
                    taken.add(next);
                    all.remove();
                }
            }
            taken.sort(BY_TABLE);
            return taken;
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts the committer", e);
        } finally {
            lock.unlock();
        }
    }

    /// Takes nothing more in.
    void close() {
        lock.lock();
        try {
            closed = true;
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    boolean isClosed() {
        lock.lock();
        try {
            return closed;
        } finally {
            lock.unlock();
        }
    }

    /// Whether nothing will come any more.
    boolean isOver() {
        lock.lock();
        try {
            return closed && waiting.isEmpty();
        } finally {
            lock.unlock();
        }
    }
}
