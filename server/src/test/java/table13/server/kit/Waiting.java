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

/// Waits of tests. A wait ends as soon as its condition holds, so a long limit costs nothing.
public final class Waiting {
    /// Limit of every wait. `-Dtest.patience=600` sets ten minutes.
    public static final Duration LIMIT = Duration.ofSeconds(Long.getLong("test.patience", 120));

    /// Frequent at first, then seldom enough for the rate limits of a server.
    private static final PollInterval POLL = (count, _) -> Duration.ofMillis(Math.min(5L * count, 100));

    private static final int MOST_SHOWN = 5;
    private static final int LONGEST_SHOWN = 1000;

    private Waiting() {}

    /// Repeats assertions until they hold. On timeout, the last failure describes the last state.
    public static void until(ThrowingRunnable assertions) {
        await().atMost(LIMIT).pollDelay(Duration.ZERO).pollInterval(POLL).untilAsserted(assertions);
    }

    /// Repeats a condition until it holds.
    ///
    /// @param lastSeen the state to report on timeout
    public static void until(Callable<Boolean> isSo, Supplier<?> lastSeen) {
        try {
            await().atMost(LIMIT).pollDelay(Duration.ZERO).pollInterval(POLL).until(isSo);
        } catch (ConditionTimeoutException timeout) {
            throw new AssertionError("Timed out after " + LIMIT + "; last seen: " + lastSeen.get(), timeout);
        }
    }

    /// Reads a value until it matches.
    ///
    /// @return the matching value
    public static <T> T until(Callable<T> look, Predicate<? super T> fits) {
        AtomicReference<T> last = new AtomicReference<>();
        until(
                () -> {
                    T seen = look.call();
                    // An interrupted read returns nothing useful.
                    if (!Thread.currentThread().isInterrupted()) {
                        last.set(seen);
                    }
                    return fits.test(seen);
                },
                last::get);
        return last.get();
    }

    /// The result of the future, within the limit.
    public static <T> T told(CompletableFuture<T> future) {
        return future.copy().orTimeout(LIMIT.toSeconds(), TimeUnit.SECONDS).join();
    }

    /// The latest messages, newest first, shortened.
    public static List<String> latest(List<String> messages) {
        return messages.reversed().stream()
                .limit(MOST_SHOWN)
                .map(text -> text.substring(0, Math.min(text.length(), LONGEST_SHOWN)))
                .toList();
    }
}
