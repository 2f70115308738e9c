package table13.arena;

import table13.bots.Bot;
import table13.rules.Move;
import table13.rules.View;

/// A participant of a contest. Not thread-safe.
public interface Contestant extends AutoCloseable {

    /// A legal move for the viewer, which is to move. Never fails.
    Move choose(View view, long seed);

    /// The processor time used so far, in nanoseconds.
    long cpuNanos();

    /// The replaced moves so far.
    default MoveFaults faults() {
        return MoveFaults.NONE;
    }

    @Override
    default void close() {}

    /// A contestant for one of our bots.
    static Contestant of(Bot bot) {
        return new BotContestant(bot);
    }
}
