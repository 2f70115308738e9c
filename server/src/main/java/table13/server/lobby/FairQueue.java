package table13.server.lobby;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;

/// What waits to be done, in one queue for each share; the shares take turns. However much waits in one, the next thing
/// of another waits for no more than one thing of each. For any number of threads.
final class FairQueue<T> {
    private final Map<String, Queue<T>> shares = new LinkedHashMap<>();
    private int size;

    synchronized void add(String share, T thing) {
        shares.computeIfAbsent(share, _ -> new ArrayDeque<>()).add(thing);
        size++;
    }

    /// Takes the oldest thing of the share whose turn it is. There must be one.
    synchronized T next() {
        Map.Entry<String, Queue<T>> first = shares.entrySet().iterator().next();
        String share = first.getKey();
        Queue<T> queue = first.getValue();
        shares.remove(share);
        T thing = queue.remove();
        size--;
        if (!queue.isEmpty()) {
            shares.put(share, queue);
        }
        return thing;
    }

    synchronized int size() {
        return size;
    }
}
