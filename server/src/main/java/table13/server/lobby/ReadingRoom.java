package table13.server.lobby;

import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.metrics.Metrics;

/// The threads on which finished matches are worked out. They are few, no bot and no table waits for them, and the
/// queue before them is short: who finds it full asks again later. Everybody reads one thing at a time.
public final class ReadingRoom implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ReadingRoom.class);
    private static final int PROCESSORS_EACH = 4;
    private static final int MOST_WAITING = 64;

    private final ThreadPoolExecutor threads;
    private final Set<Object> readers = ConcurrentHashMap.newKeySet();

    /// A quarter of the processors at most.
    public ReadingRoom(Metrics metrics) {
        this(metrics, Math.max(1, Runtime.getRuntime().availableProcessors() / PROCESSORS_EACH), MOST_WAITING);
    }

    ReadingRoom(Metrics metrics, int count, int mostWaiting) {
        threads = new ThreadPoolExecutor(
                count,
                count,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(mostWaiting),
                Thread.ofPlatform().name("archive-", 0).daemon().factory());
        metrics.gauge(
                "table13.archive.queue",
                "Replays and records that wait to be worked out.",
                () -> threads.getQueue().size());
    }

    /// Works something out, unless too much waits, or something of this reader does already.
    ///
    /// @param isThere asked when its turn comes: whether somebody still waits for it
    /// @param work gives what is then to be said; who hears it may ask for the next thing
    /// @return false if it will not be done
    boolean read(Object reader, BooleanSupplier isThere, Supplier<Runnable> work) {
        if (!readers.add(reader)) {
            return false;
        }
        try {
            threads.execute(() -> {
                Runnable answer = () -> {};
                try {
                    if (isThere.getAsBoolean()) {
                        answer = work.get();
                    }
                } catch (RuntimeException bug) {
                    LOG.error("something that was asked for could not be worked out: {}", bug.toString(), bug);
                } finally {
                    readers.remove(reader);
                }
                answer.run();
            });
            return true;
        } catch (RejectedExecutionException _) {
            readers.remove(reader);
            return false;
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
