package table13.server.kit;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.awaitility.core.ConditionTimeoutException;
import org.awaitility.core.ThrowingRunnable;
import org.awaitility.pollinterval.PollInterval;

/// How long tests wait for a cause. A wait ends when its cause arrives, so a long limit costs nothing.
public final class Waiting {
    /// The limit of every wait. `-Dtest.patience=600` makes it ten minutes.
    public static final Duration LIMIT = Duration.ofSeconds(Long.getLong("test.patience", 120));

    /// Often at first, then so seldom that a server does not refuse the questions as too many.
    private static final PollInterval POLL = (count, _) -> Duration.ofMillis(Math.min(5L * count, 100));

    private static final int MOST_SHOWN = 5;
    private static final int LONGEST_SHOWN = 1000;

    private Waiting() {}

    /// Repeats assertions until they hold. On timeout, the last failure tells the last state.
    public static void until(ThrowingRunnable assertions) {
        await().atMost(LIMIT).pollDelay(Duration.ZERO).pollInterval(POLL).untilAsserted(assertions);
    }

    /// Repeats a question until the answer is yes.
    ///
    /// @param lastSeen the state to report on timeout
    public static void until(Callable<Boolean> isSo, Supplier<?> lastSeen) {
        try {
            await().atMost(LIMIT).pollDelay(Duration.ZERO).pollInterval(POLL).until(isSo);
        } catch (ConditionTimeoutException timeout) {
            throw new AssertionError("Waited in vain for " + LIMIT + "; last seen: " + lastSeen.get(), timeout);
        }
    }

    /// Looks until it sees what fits.
    ///
    /// @return what it saw then
    public static <T> T until(Callable<T> look, Predicate<? super T> fits) {
        AtomicReference<T> last = new AtomicReference<>();
        until(
                () -> {
                    T seen = look.call();
                    // A look that is cut short at the end sees nothing of interest.
                    if (!Thread.currentThread().isInterrupted()) {
                        last.set(seen);
                    }
                    return fits.test(seen);
                },
                last::get);
        return last.get();
    }

    /// What is told in the end.
    public static <T> T told(CompletableFuture<T> future) {
        return future.copy().orTimeout(LIMIT.toSeconds(), TimeUnit.SECONDS).join();
    }

    /// The last of these messages, the newest first, long ones cut off.
    public static List<String> latest(List<String> messages) {
        return messages.reversed().stream()
                .limit(MOST_SHOWN)
                .map(text -> text.substring(0, Math.min(text.length(), LONGEST_SHOWN)))
                .toList();
    }
}
