package table13.load;

import java.util.ArrayDeque;
import java.util.Deque;

/// Keeps all tables together at a fixed rate: who wants to move waits in line, and at every tick the first of them
/// does. Without a rate nobody waits.
final class PacedQueue {
    private static final long SECOND = 1_000_000_000L;

    private final EventLoop loop;
    private final int rate;
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private long begun;
    private long ticks;

    /// @param rate how many a second; 0 for no limit
    PacedQueue(EventLoop loop, int rate) {
        this.loop = loop;
        this.rate = rate;
    }

    boolean areLimited() {
        return rate > 0;
    }

    /// Begins to tick, if there is a rate.
    void begin(long now) {
        if (areLimited()) {
            begun = now;
            loop.at(begun, this::tick);
        }
    }

    /// As soon as it is its turn.
    void take(Runnable task) {
        if (areLimited()) {
            waiting.addLast(task);
        } else {
            task.run();
        }
    }

    /// By the clock, so that what was late is made up for; a tick on which nobody waits is lost.
    private void tick() {
        Runnable next = waiting.pollFirst();
        if (next != null) {
            next.run();
        }
        ticks++;
        loop.at(begun + ticks * SECOND / rate, this::tick);
    }
}
