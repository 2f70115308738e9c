package table13.load;

import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import table13.wire.BadMessageException;

/// What all guests of a run share. They live on one thread.
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

    /// Counts from now on with another tally; errors are added up.
    ///
    /// @return the tally so far
    RunStats countAnew() {
        RunStats before = stats;
        stats = new RunStats(before.errors());
        return before;
    }

    /// Counts what is no message as an error.
    ServerMessage read(String text) {
        try {
            return ServerMessage.read(text);
        } catch (BadMessageException bad) {
            stats.error(LoadError.BAD_MESSAGE, bad.sentence());
            return new ServerMessage.Other();
        }
    }

    /// A number for a request that no other has.
    long nextId() {
        return ++requests;
    }

    /// Each of the moves with the same chance.
    String anyOf(List<String> moves) {
        return moves.get(random.nextInt(moves.size()));
    }

    /// One more guest is where they should be.
    void oneMoreReady() {
        ready++;
    }

    int ready() {
        return ready;
    }

    /// Whether players still make moves.
    boolean isPlaying() {
        return isPlaying;
    }

    void stopPlaying() {
        isPlaying = false;
    }
}
