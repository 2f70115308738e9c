package table13.server.lobby;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;

/// Queue with one subqueue per share; the shares take turns. The first item of a share waits for at most one item of
/// each other share. Thread-safe.
final class FairQueue<T> {
    private final Map<String, Queue<T>> shares = new LinkedHashMap<>();
    private int size;

    synchronized void add(String share, T item) {
        shares.computeIfAbsent(share, _ -> new ArrayDeque<>()).add(item);
        size++;
    }

    /// Removes the oldest item of the next share. The queue must not be empty.
    synchronized T next() {
        Map.Entry<String, Queue<T>> first = shares.entrySet().iterator().next();
        String share = first.getKey();
        Queue<T> queue = first.getValue();
        shares.remove(share);
        T item = queue.remove();
        size--;
        if (!queue.isEmpty()) {
            shares.put(share, queue);
        }
        return item;
    }

    synchronized int size() {
        return size;
    }
}
