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

/// Bounded queue in front of a committer. Keeps order. Thread-safe, for many producers and one consumer.
public final class CommitQueue<T> {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final ArrayDeque<T> waiting = new ArrayDeque<>();
    private final int most;
    private final Function<T, Object> queue;
    private boolean closed;

    /// @param queue key of an item's sub-queue; a batch holds at most one item of each
    public CommitQueue(int most, Function<T, Object> queue) {
        this.most = most;
        this.queue = queue;
    }

    /// Returns false, without adding the item, if the queue is closed or full.
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

    /// Waits for an item, at most this long.
    ///
    /// @return the oldest item of each sub-queue, at most `atMost` items
    public List<T> take(int atMost, long millis) {
        lock.lock();
        try {
            long nanos = TimeUnit.MILLISECONDS.toNanos(millis);
            while (waiting.isEmpty() && !closed && nanos > 0) {
                nanos = changed.awaitNanos(nanos);
            }
            List<T> taken = new ArrayList<>(Math.min(atMost, waiting.size()));
            Set<Object> queues = new HashSet<>();
            // Bounds the scan: a few sub-queues with many items must not make it pass over the whole queue.
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
            throw new IllegalStateException("the committer thread was interrupted", e);
        } finally {
            lock.unlock();
        }
    }

    /// Rejects further items. Returns when the consumer thread has ended.
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

    /// Whether the queue is closed and empty.
    public boolean isOver() {
        lock.lock();
        try {
            return closed && waiting.isEmpty();
        } finally {
            lock.unlock();
        }
    }
}
