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

/// The threads on which bots think, few and all their own: however many bots think, the tables go on. Those who made
/// them think take turns, however many tables each has; all tables where nobody is have one turn together.
public final class BotExecutor implements AutoCloseable {
    /// The share of tables where nobody is.
    static final String NOBODY = "";

    private static final Logger LOG = LoggerFactory.getLogger(BotExecutor.class);

    /// Each of these threads takes what has its turn when it is free, so this only counts how much waits.
    private final ThreadPoolExecutor threads;

    private final FairQueue<Runnable> queue = new FairQueue<>();
    private final Metrics metrics;
    private final ThinkTimePadding padding = new ThinkTimePadding();

    /// Of each thread that thinks, while it does not. The last one used is used first: there are no more than are
    /// needed.
    private final Deque<BotCache> idle = new ConcurrentLinkedDeque<>();

    /// Half of the processors at most, so that the other half is there for people.
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
        metrics.gauge("table13.bot.queue", "Bots that wait for their turn to think.", this::waiting);
    }

    /// What a bot of this level would do, in notation. It does not show in the time whether there was a choice.
    ///
    /// @param share for whom it thinks: the host of its table, or [#NOBODY]
    public CompletableFuture<String> choose(String share, Level level, View view, long seed) {
        return ask(
                        share,
                        level,
                        view,
                        bots -> Advice.of(bots.move(level.id(), view, seed, bug -> logFailure(level, view, bug))))
                .thenApply(Advice::move);
    }

    /// The same, and what it thinks of the best moves.
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

    /// @param holdNanos how long nobody is to know of it
    private record Thought(Advice advice, long holdNanos) {}

    private static CompletableFuture<Advice> heldBack(Thought thought) {
        return thought.holdNanos == 0
                ? CompletableFuture.completedFuture(thought.advice)
                : CompletableFuture.supplyAsync(
                        thought::advice,
                        CompletableFuture.delayedExecutor(thought.holdNanos, TimeUnit.NANOSECONDS, Runnable::run));
    }

    /// How many bots wait for their turn.
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
        LOG.error("a bot of level {} could not choose in {}: {}", level.id(), view.setup(), bug.toString(), bug);
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
