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

/// The threads on which finished matches are worked out. They are few, and no bot and no table waits for them. One task
/// of a guest is in work at a time; addresses take turns, and so do the guests of an address. How many tasks may wait
/// is limited for each guest and each address. Thread-safe.
public final class ArchiveExecutor implements AutoCloseable {
    static final int MOST_OF_A_GUEST = 4;
    static final int MOST_OF_AN_ADDRESS = 64;

    /// Beyond that only an address for which nothing waits may hand in a task.
    static final int MOST = 1024;

    private static final Logger LOG = LoggerFactory.getLogger(ArchiveExecutor.class);
    private static final int PROCESSORS_EACH = 4;

    /// Each of these threads takes the task whose turn it is when it is free, so this only counts how many wait.
    private final ThreadPoolExecutor threads;

    private final FairQueue<Task> queue = new FairQueue<>();

    /// All tasks of each guest. The first one is in work or waits for its turn, the others wait for the first.
    private final Map<String, Queue<Task>> guests = new HashMap<>();

    private final Map<String, Integer> addresses = new HashMap<>();
    private int size;
    private boolean isClosed;

    /// A quarter of the processors at most.
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
        metrics.gauge("table13.archive.queue", "Replays and records that wait to be worked out.", this::waiting);
    }

    /// The origin of a request.
    ///
    /// @param guest empty for a request without a session: those of an address count as one guest
    record Reader(String address, String guest) {
        String share() {
            return guest.isEmpty() ? "address " + address : guest;
        }
    }

    /// @param isThere asked when its turn comes: whether the answer is still wanted
    /// @param work gives what is then to be said
    private record Task(Reader reader, BooleanSupplier isThere, Supplier<Runnable> work) {}

    /// Works something out, unless too much of this guest or address waits already.
    ///
    /// @param isThere asked when its turn comes: whether somebody still waits for it
    /// @param work gives what is then to be said; who hears it may ask for the next thing
    /// @return false if it will not be done
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
            LOG.error("something that was asked for could not be worked out: {}", bug.toString(), bug);
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
