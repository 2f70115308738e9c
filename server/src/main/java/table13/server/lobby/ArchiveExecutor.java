package table13.server.lobby;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.metrics.Metrics;

/// Threads that compute replays and records of finished matches. They are few and separate from bots and tables. One
/// task of a guest runs at a time; addresses take turns, and so do the guests of an address. The number of queued tasks
/// is limited per guest and per address. Thread-safe.
public final class ArchiveExecutor implements AutoCloseable {
    static final int MOST_OF_A_GUEST = 4;
    static final int MOST_OF_AN_ADDRESS = 64;

    /// Limit of queued tasks. Above it, only an address without queued tasks may add one.
    static final int MOST = 1024;

    private static final Logger LOG = LoggerFactory.getLogger(ArchiveExecutor.class);
    private static final int PROCESSORS_EACH = 4;

    /// Its queue only counts tasks. A free thread takes the next task from [#queue].
    private final ThreadPoolExecutor threads;

    private final FairQueue<Task> queue = new FairQueue<>();

    /// Tasks of each guest. The first one runs or waits for its turn; the others wait for the first.
    private final Map<String, Queue<Task>> guests = new HashMap<>();

    private final Map<String, Integer> addresses = new HashMap<>();
    private int size;
    private boolean isClosed;

    /// Uses at most a quarter of the processors.
    public ArchiveExecutor(Metrics metrics) {
        this(metrics, Math.max(1, Runtime.getRuntime().availableProcessors() / PROCESSORS_EACH));
    }

    ArchiveExecutor(Metrics metrics, int count) {
        threads = new ThreadPoolExecutor(
                count,
                count,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().name("archive-", 0).daemon().factory(),
                new ThreadPoolExecutor.DiscardPolicy());
        metrics.gauge("table13.archive.queue", "Queued replays and records.", this::waiting);
    }

    /// Origin of a request.
    ///
    /// @param guest empty without a session: such requests of one address count as one guest
    record Reader(String address, String guest) {
        String share() {
            return guest.isEmpty() ? "address " + address : guest;
        }
    }

    /// @param isThere whether the answer is still wanted, asked when the task starts
    /// @param work computes the answer and returns its delivery
    private record Task(Reader reader, BooleanSupplier isThere, Supplier<Runnable> work) {}

    /// Queues a task, unless this guest or address has too many.
    ///
    /// @param isThere whether the answer is still wanted, asked when the task starts
    /// @param work computes the answer and returns its delivery; the receiver may queue the next task at once
    /// @return false if the task is rejected
    synchronized boolean read(Reader reader, BooleanSupplier isThere, Supplier<Runnable> work) {
        Queue<Task> own = guests.getOrDefault(reader.share(), new ArrayDeque<>());
        int ofAddress = addresses.getOrDefault(reader.address(), 0);
        if (own.size() >= MOST_OF_A_GUEST || ofAddress >= (size < MOST ? MOST_OF_AN_ADDRESS : 1) || isClosed) {
            return false;
        }
        Task task = new Task(reader, isThere, work);
        own.add(task);
        guests.put(reader.share(), own);
        addresses.put(reader.address(), ofAddress + 1);
        size++;
        if (own.size() == 1) {
            begin(task);
        }
        return true;
    }

    private void begin(Task task) {
        queue.add(task.reader().address(), task);
        threads.execute(() -> work(queue.next()));
    }

    private void work(Task task) {
        Runnable answer = () -> {};
        try {
            if (task.isThere().getAsBoolean()) {
                answer = task.work().get();
            }
        } catch (RuntimeException bug) {
            LOG.error("an archive task failed, its request gets no answer: {}", bug.toString(), bug);
        } finally {
            isDone(task);
        }
        answer.run();
    }

    private synchronized void isDone(Task task) {
        Reader reader = task.reader();
        addresses.computeIfPresent(reader.address(), (_, count) -> count == 1 ? null : count - 1);
        size--;
        Queue<Task> own = guests.getOrDefault(reader.share(), new ArrayDeque<>());
        own.poll();
        Task next = own.peek();
        if (next == null) {
            guests.remove(reader.share());
        } else if (!isClosed) {
            begin(next);
        }
    }

    private synchronized int waiting() {
        return size - threads.getActiveCount();
    }

    @Override
    public synchronized void close() {
        isClosed = true;
        threads.shutdownNow();
    }
}
