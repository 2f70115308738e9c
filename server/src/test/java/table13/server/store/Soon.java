package table13.server.store;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionTimeoutException;

/// Waits for what happens by itself. A failure says what was seen last.
public final class Soon {
    /// It only ends tests that would hang. No test depends on it.
    public static final Duration LONGEST = Duration.ofMinutes(2);

    private Soon() {}

    /// Looks until it is so.
    ///
    /// @param seen what a failure tells
    public static void soon(Callable<Boolean> isSo, Supplier<?> seen) {
        try {
            Awaitility.await()
                    .pollDelay(Duration.ZERO)
                    .pollInterval(Duration.ofMillis(10))
                    .atMost(LONGEST)
                    .until(isSo);
        } catch (ConditionTimeoutException e) {
            throw new AssertionError("Not so after " + LONGEST + ". Seen last: " + seen.get(), e);
        }
    }

    /// Looks until it sees what fits.
    ///
    /// @return what it saw then
    public static <T> T soon(Callable<T> look, Predicate<? super T> fits) {
        AtomicReference<T> last = new AtomicReference<>();
        soon(
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
        return future.copy().orTimeout(LONGEST.toSeconds(), TimeUnit.SECONDS).join();
    }
}
