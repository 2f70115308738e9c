package table13.server.http;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/// Unsent bytes of all connections, and their limit. A limit per connection alone would bound nothing, because clients
/// may open many connections. Above the limit, the connections that are furthest behind are dropped. Thread-safe.
final class SendBudget {
    private final long most;
    private final AtomicLong bytes = new AtomicLong();
    private final AtomicBoolean isRelieving = new AtomicBoolean();

    SendBudget(long most) {
        this.most = most;
    }

    /// A connection with a backlog.
    interface Receiver {

        Backlog backlog();

        /// Ends the connection without a close message, which the client would not read.
        void drop();
    }

    void add(long more) {
        bytes.addAndGet(more);
    }

    long bytes() {
        return bytes.get();
    }

    boolean isTooMuch() {
        return bytes.get() > most;
    }

    /// Whether the excess is too large to wait for another thread.
    boolean isFarTooMuch() {
        return bytes.get() > most + most / 4;
    }

    /// Drops the slowest connections until a quarter of the limit is free, so that not every message triggers it. One
    /// thread at a time; other callers return at once.
    void relieve(Stream<? extends Receiver> lines) {
        if (!isTooMuch() || !isRelieving.compareAndSet(false, true)) {
            return;
        }
        try {
            for (Behind behind : slowestFirst(lines)) {
                if (bytes.get() <= most - most / 4) {
                    return;
                }
                behind.line().drop();
            }
        } finally {
            isRelieving.set(false);
        }
    }

    /// Delay of a connection at the time of sorting; the live value may change.
    private record Behind(Receiver line, long nanos) {}

    private static List<Behind> slowestFirst(Stream<? extends Receiver> lines) {
        long now = System.nanoTime();
        return lines.map(line -> new Behind(line, line.backlog().nanosBehind(now)))
                .filter(behind -> behind.nanos() >= 0)
                .sorted(Comparator.comparingLong(Behind::nanos).reversed())
                .toList();
    }
}
