package table13.server.store;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

/// What waits for a committer, in order. For any number of threads that put and one that takes.
public final class CommitQueue<T> {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final ArrayDeque<T> waiting = new ArrayDeque<>();
    private final int most;
    private final Function<T, Object> queue;
    private boolean closed;

    /// @param queue those of the same queue are taken one at a time
    public CommitQueue(int most, Function<T, Object> queue) {
        this.most = most;
        this.queue = queue;
    }

    /// Returns whether it was taken in; it is not if this is closed or full.
    public boolean put(T item) {
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

    /// Waits until there is something, but not longer than that.
    ///
    /// @return the oldest of each queue, at most so many
    public List<T> take(int atMost, long millis) {
        lock.lock();
        try {
            long nanos = TimeUnit.MILLISECONDS.toNanos(millis);
            while (waiting.isEmpty() && !closed && nanos > 0) {
                nanos = changed.awaitNanos(nanos);
            }
            List<T> taken = new ArrayList<>(Math.min(atMost, waiting.size()));
            Set<Object> queues = new HashSet<>();
            // A few that wait for another of their queue must not make this walk through all the others.
            int seen = 0;
            for (Iterator<T> all = waiting.iterator();
                    all.hasNext() && taken.size() < atMost && seen < 2 * atMost;
                    seen++) {
                T next = all.next();
                if (queues.add(queue.apply(next))) {
                    taken.add(next);
                    all.remove();
                }
            }
            return taken;
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts the committer", e);
        } finally {
            lock.unlock();
        }
    }

    /// Takes nothing more in, and returns when the thread that takes has ended.
    public void close(Thread taker) {
        lock.lock();
        try {
            closed = true;
            changed.signal();
        } finally {
            lock.unlock();
        }
        boolean interrupted = false;
        while (taker.isAlive()) {
            try {
                taker.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    public boolean isClosed() {
        lock.lock();
        try {
            return closed;
        } finally {
            lock.unlock();
        }
    }

    /// Whether nothing will come any more.
    public boolean isOver() {
        lock.lock();
        try {
            return closed && waiting.isEmpty();
        } finally {
            lock.unlock();
        }
    }
}
