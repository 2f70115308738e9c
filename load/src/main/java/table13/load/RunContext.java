package table13.load;

import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import table13.wire.BadMessageException;

/// Shared state of all guests of a run. Not thread-safe.
final class RunContext {
    final LoadPlan plan;
    final EventLoop loop;
    final PacedQueue queue;
    RunStats stats = new RunStats(new TreeMap<>());

    private final SplittableRandom random = new SplittableRandom();
    private long requests;
    private int ready;
    private boolean isPlaying = true;

    RunContext(LoadPlan plan, EventLoop loop) {
        this.plan = plan;
        this.loop = loop;
        queue = new PacedQueue(loop, plan.rate());
    }

    /// Starts new statistics; errors are accumulated.
    ///
    /// @return the statistics so far
    RunStats countAnew() {
        RunStats before = stats;
        stats = new RunStats(before.errors());
        return before;
    }

    /// Parses a message; counts an invalid one as an error.
    ServerMessage read(String text) {
        try {
            return ServerMessage.read(text);
        } catch (BadMessageException bad) {
            stats.error(LoadError.BAD_MESSAGE, bad.sentence());
            return new ServerMessage.Other();
        }
    }

    /// A unique request id.
    long nextId() {
        return ++requests;
    }

    /// One of the moves, each with the same probability.
    String anyOf(List<String> moves) {
        return moves.get(random.nextInt(moves.size()));
    }

    /// Counts a guest that is ready.
    void oneMoreReady() {
        ready++;
    }

    int ready() {
        return ready;
    }

    /// Whether players still move.
    boolean isPlaying() {
        return isPlaying;
    }

    void stopPlaying() {
        isPlaying = false;
    }
}
