package table13.arena;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import table13.bots.Bot;
import table13.rules.Move;
import table13.rules.View;

/// A bot that runs on the arena's thread.
final class BotContestant implements Contestant {
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Bot bot;
    private long cpuNanos;

    BotContestant(Bot bot) {
        this.bot = bot;
    }

    @Override
    public Move choose(View view, long seed) {
        long begun = threads.getCurrentThreadCpuTime();
        Move move = bot.move(view, seed);
        cpuNanos += threads.getCurrentThreadCpuTime() - begun;
        return move;
    }

    @Override
    public long cpuNanos() {
        return cpuNanos;
    }
}
