package table13.server.http;

import java.util.ArrayDeque;
import java.util.Queue;

/// Unsent messages of one connection: bytes and age. Thread-safe.
final class Backlog {
    static final int NOT_BEHIND = -1;

    /// Overhead of a message beside its text, in bytes: Jetty's frame and queue entry, callback, own record.
    private static final int EACH = 512;

    private static final int MOST = 512 * 1024;

    private final SendBudget all;
    private final Queue<Message> messages = new ArrayDeque<>(4);
    private int bytes;
    private boolean isClosed;

    Backlog(SendBudget all) {
        this.all = all;
    }

    private record Message(int bytes, long addedAt) {}

    /// Adds one message.
    ///
    /// @param length of the text in characters. Nearly all are JSON characters of one byte. Names and chat may need
    ///     more; the heap share leaves room for that
    /// @return false if the connection exceeds its limit
    synchronized boolean add(int length, long now) {
        if (isClosed) {
            return true; // the message is not sent
        }
        Message message = new Message(length + EACH, now);
        if (bytes + message.bytes() > MOST) {
            return false;
        }
        messages.add(message);
        bytes += message.bytes();
        all.add(message.bytes());
        return true;
    }

    /// Removes the oldest message. Messages are sent in order.
    synchronized void sent() {
        Message message = messages.poll();
        if (message != null) {
            bytes -= message.bytes();
            all.add(-message.bytes());
        }
    }

    /// Age of the oldest message, in nanoseconds. A connection that reads a little now and then is still late.
    synchronized long nanosBehind(long now) {
        Message oldest = messages.peek();
        return oldest == null ? NOT_BEHIND : Math.max(0, now - oldest.addedAt());
    }

    /// Discards all messages of a closed connection.
    ///
    /// @return false if already closed
    synchronized boolean close() {
        all.add(-bytes);
        bytes = 0;
        messages.clear();
        boolean isFirst = !isClosed;
        isClosed = true;
        return isFirst;
    }
}
