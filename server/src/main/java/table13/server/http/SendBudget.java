package table13.server.http;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/// What all lines together were told and have not taken yet, in bytes of memory, and how much that may be. A limit for
/// each line bounds nothing when anybody may open lines, so there is one for the sum: above it, the lines that are
/// furthest behind are dropped. For any number of threads.
final class SendBudget {
    private final long most;
    private final AtomicLong bytes = new AtomicLong();
    private final AtomicBoolean isRelieving = new AtomicBoolean();

    SendBudget(long most) {
        this.most = most;
    }

    /// One that tells how far behind it is.
    interface Line {

        Backlog backlog();

        /// Ends it without a word: it would not be heard.
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

    /// Whether it is so much that nobody can wait for another thread to see to it.
    boolean isFarTooMuch() {
        return bytes.get() > most + most / 4;
    }

    /// Drops the slowest until a quarter is free again, so that it is not due at every message. One thread is enough
    /// for that: others go on meanwhile.
    void relieve(Stream<? extends Line> lines) {
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

    /// How far behind a line was when we looked: it must not change while they are sorted.
    private record Behind(Line line, long nanos) {}

    private static List<Behind> slowestFirst(Stream<? extends Line> lines) {
        long now = System.nanoTime();
        return lines.map(line -> new Behind(line, line.backlog().nanosBehind(now)))
                .filter(behind -> behind.nanos() >= 0)
                .sorted(Comparator.comparingLong(Behind::nanos).reversed())
                .toList();
    }
}
