package table13.server.lobby;

import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.bots.level.Bots;
import table13.rules.Advice;
import table13.rules.Level;
import table13.rules.View;
import table13.runtime.BotCache;
import table13.server.metrics.Metrics;

/// Threads on which bots choose moves, few and separate from the tables. Shares of the queue take turns. Each host has
/// one share for all its tables; all tables without devices have one share together. Thread-safe.
public final class BotExecutor implements AutoCloseable {
    /// Share of the tables without devices.
    static final String NOBODY = "";

    private static final Logger LOG = LoggerFactory.getLogger(BotExecutor.class);

    /// Its queue only counts tasks. A free thread takes the next task from [#queue].
    private final ThreadPoolExecutor threads;

    private final FairQueue<Runnable> queue = new FairQueue<>();
    private final Metrics metrics;
    private final ThinkTimePadding padding = new ThinkTimePadding();

    /// Bot caches of idle threads, last used first, so that no more exist than needed.
    private final Deque<BotCache> idle = new ConcurrentLinkedDeque<>();

    /// Uses at most half of the processors, so that the rest is free for requests.
    public BotExecutor(Metrics metrics) {
        this(metrics, Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
    }

    BotExecutor(Metrics metrics, int count) {
        this.metrics = metrics;
        threads = new ThreadPoolExecutor(
                count,
                count,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().name("bot-", 0).daemon().factory(),
                new ThreadPoolExecutor.DiscardPolicy());
        metrics.gauge("table13.bot.queue", "Queued bot moves and hints.", this::waiting);
    }

    /// Chooses a move for a bot of this level, in notation. The response time does not reveal whether there was a
    /// choice.
    ///
    /// @param share the host of the table; empty for a table without devices
    public CompletableFuture<String> choose(String share, Level level, View view, long seed) {
        return ask(
                        share,
                        level,
                        view,
                        bots -> Advice.of(bots.move(level.id(), view, seed, bug -> logFailure(level, view, bug))))
                .thenApply(Advice::move);
    }

    /// Chooses a move and rates the best moves.
    CompletableFuture<Advice> advise(String share, Level level, View view, long seed) {
        return ask(
                share, level, view, bots -> bots.advise(level.id(), view, seed, bug -> logFailure(level, view, bug)));
    }

    private CompletableFuture<Advice> ask(String share, Level level, View view, Function<BotCache, Advice> question) {
        CompletableFuture<Thought> choice = new CompletableFuture<>();
        queue.add(share, () -> {
            try {
                choice.complete(think(level, view, question));
            } catch (RuntimeException | Error bug) {
                choice.completeExceptionally(bug);
                throw bug;
            }
        });
        threads.execute(() -> queue.next().run());
        return choice.thenCompose(BotExecutor::heldBack);
    }

    /// @param holdNanos delay before the result is delivered
    private record Thought(Advice advice, long holdNanos) {}

    private static CompletableFuture<Advice> heldBack(Thought thought) {
        return thought.holdNanos == 0
                ? CompletableFuture.completedFuture(thought.advice)
                : CompletableFuture.supplyAsync(
                        thought::advice,
                        CompletableFuture.delayedExecutor(thought.holdNanos, TimeUnit.NANOSECONDS, Runnable::run));
    }

    /// Number of queued tasks.
    int waiting() {
        return queue.size();
    }

    private Thought think(Level level, View view, Function<BotCache, Advice> question) {
        long begin = System.nanoTime();
        Advice advice = withBots(question);
        long took = System.nanoTime() - begin;
        metrics.thought(took);
        boolean isForced = view.seen().legalMoves().size() == 1;
        return new Thought(advice, padding.hold(view.setup().game().id(), level, isForced, took));
    }

    private Advice withBots(Function<BotCache, Advice> question) {
        BotCache known = idle.poll();
        BotCache bots = known == null ? new BotCache(Bots::named) : known;
        try {
            return question.apply(bots);
        } finally {
            idle.push(bots);
        }
    }

    private static void logFailure(Level level, View view, RuntimeException bug) {
        LOG.error("a bot of level {} failed to choose a move in {}: {}", level.id(), view.setup(), bug.toString(), bug);
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
