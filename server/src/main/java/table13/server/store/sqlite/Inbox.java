package table13.server.store.sqlite;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// What waits for the committer, in order. For any number of threads that put and one that takes.
final class Inbox<T> {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final ArrayDeque<T> waiting = new ArrayDeque<>();
    private final int most;
    private boolean closed;

    Inbox(int most) {
        this.most = most;
    }

    /// Returns whether it was taken in; it is not if this is closed or full.
    boolean put(T item) {
        lock.lock();
        try {
            if (closed || waiting.size() >= most) {
                return false;
            }
            waiting.add(item);
            changed.signal();
            return true;
        } finally {
            lock.unlock();
        }
    }

    /// Waits until there is something.
    ///
    /// @return the oldest, at most so many; none if this was closed and everything taken
    List<T> take(int atMost) {
        lock.lock();
        try {
            while (waiting.isEmpty() && !closed) {
                changed.awaitUninterruptibly();
            }
            List<T> taken = new ArrayList<>(Math.min(atMost, waiting.size()));
            while (taken.size() < atMost && !waiting.isEmpty()) {
                taken.add(waiting.remove());
            }
            return taken;
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
}
