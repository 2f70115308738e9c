package table13.load;

import java.util.ArrayDeque;
import java.util.Deque;

/// Limits the moves of all tables to a fixed rate: tasks wait in a queue, and each tick runs the first. Without a rate
/// tasks run at once.
final class PacedQueue {
    private static final long SECOND = 1_000_000_000L;

    private final EventLoop loop;
    private final int rate;
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private long begun;
    private long ticks;

    /// @param rate tasks per second; 0 for no limit
    PacedQueue(EventLoop loop, int rate) {
        this.loop = loop;
        this.rate = rate;
    }

    boolean areLimited() {
        return rate > 0;
    }

    /// Starts the ticks, if there is a rate.
    void begin(long now) {
        if (areLimited()) {
            begun = now;
            loop.at(begun, this::tick);
        }
    }

    /// Runs the task at its turn.
    void take(Runnable task) {
        if (areLimited()) {
            waiting.addLast(task);
        } else {
            task.run();
        }
    }

    /// Ticks follow absolute time, so late ticks are made up for. A tick with an empty queue is lost.
    private void tick() {
        Runnable next = waiting.pollFirst();
        if (next != null) {
            next.run();
        }
        ticks++;
        loop.at(begun + ticks * SECOND / rate, this::tick);
    }
}
