package table13.arena;

import table13.bots.Bot;
import table13.rules.Move;
import table13.rules.View;

/// Somebody who takes part, on one thread.
public interface Contestant extends AutoCloseable {

    /// A legal move for the seat that is to move in its own view, whatever happens.
    Move choose(View view, long seed);

    /// How much processor time it has used so far.
    long cpuNanos();

    /// Which of its moves were replaced so far.
    default MoveFaults faults() {
        return MoveFaults.NONE;
    }

    @Override
    default void close() {}

    /// A bot of ours.
    static Contestant of(Bot bot) {
        return new BotContestant(bot);
    }
}
