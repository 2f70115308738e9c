package table13.server.http;

import java.util.ArrayDeque;
import java.util.Queue;

/// What one line was told and has not taken yet: how much, and since when. For any number of threads.
final class Backlog {
    static final int NOT_BEHIND = -1;

    /// What a message costs beside its text: Jetty's frame and its place in the queue, the callback, our own note.
    private static final int EACH = 512;

    private static final int MOST = 512 * 1024;

    private final SendBudget all;
    private final Queue<Message> messages = new ArrayDeque<>(4);
    private int bytes;
    private boolean isClosed;

    Backlog(SendBudget all) {
        this.all = all;
    }

    private record Message(int bytes, long toldAt) {}

    /// One more message is told.
    ///
    /// @param length of its text. Nearly all of it are signs of JSON, one byte each; the few names and words of the
    ///     chat are longer, and the share of the heap leaves room for that
    /// @return false if that is more than one line may leave untaken
    synchronized boolean add(int length, long now) {
        if (isClosed) {
            return true; // it will not be sent either
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

    /// The oldest message is taken: they go out in the order in which they were told.
    synchronized void sent() {
        Message message = messages.poll();
        if (message != null) {
            bytes -= message.bytes();
            all.add(-message.bytes());
        }
    }

    /// For how long the oldest message has been waiting: so late does this line hear of things. A line that takes a
    /// little now and then is behind all the same.
    synchronized long nanosBehind(long now) {
        Message oldest = messages.peek();
        return oldest == null ? NOT_BEHIND : Math.max(0, now - oldest.toldAt());
    }

    /// The line is gone, and with it everything it was told.
    ///
    /// @return false if it was gone already
    synchronized boolean close() {
        all.add(-bytes);
        bytes = 0;
        messages.clear();
        boolean isFirst = !isClosed;
        isClosed = true;
        return isFirst;
    }
}
