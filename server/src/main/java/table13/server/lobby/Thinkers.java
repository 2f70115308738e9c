package table13.server.lobby;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.bots.level.Bots;
import table13.bots.level.Level;
import table13.rules.View;
import table13.server.metrics.Metrics;

/// The threads on which bots think, few and all their own: however many bots think, the tables go on.
public final class Thinkers implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Thinkers.class);

    private final ThreadPoolExecutor threads;
    private final Metrics metrics;

    /// Half of the processors at most, so that the other half is there for people.
    public Thinkers(Metrics metrics) {
        this.metrics = metrics;
        int count = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        threads = new ThreadPoolExecutor(
                count,
                count,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().name("bot-", 0).daemon().factory(),
                new ThreadPoolExecutor.DiscardPolicy());
        metrics.gauge(
                "table13.bot.queue",
                "Bots that wait for their turn to think.",
                () -> threads.getQueue().size());
    }

    /// What a bot of this level would do, in notation.
    public CompletableFuture<String> choose(Level level, View view, long seed) {
        return CompletableFuture.supplyAsync(() -> think(level, view, seed), threads);
    }

    /// Does something that takes a while and has nothing to do with the tables of now.
    void run(Runnable task) {
        threads.execute(() -> {
            try {
                task.run();
            } catch (RuntimeException mishap) {
                LOG.error("something that was asked for could not be worked out: {}", mishap.toString(), mishap);
            }
        });
    }

    private String think(Level level, View view, long seed) {
        long begin = System.nanoTime();
        try {
            return Bots.named(level.id(), view.setup())
                    .choose(view, seed)
                    .move()
                    .notation();
        } catch (RuntimeException mishap) {
            // The table must go on, whatever happens to a bot.
            LOG.error(
                    "a bot of level {} could not choose in {}: {}",
                    level.id(),
                    view.setup(),
                    mishap.toString(),
                    mishap);
            return view.table().legalMoves().getFirst().notation();
        } finally {
            metrics.thought(System.nanoTime() - begin);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
