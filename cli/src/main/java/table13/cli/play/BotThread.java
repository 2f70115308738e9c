package table13.cli.play;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import table13.cli.terminal.Terminal;

/// Runs bots on one background thread, so that the terminal can show a notice meanwhile.
final class BotThread implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 300;

    private final Terminal terminal;
    private final long patienceMillis;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("thinker").factory());

    BotThread(Terminal terminal) {
        this(terminal, PATIENCE_MILLIS);
    }

    /// @param patienceMillis delay before the notice appears
    BotThread(Terminal terminal, long patienceMillis) {
        this.terminal = terminal;
        this.patienceMillis = patienceMillis;
    }

    /// Waits for the result of a bot. Prints a notice if the wait takes long.
    ///
    /// @param subject "Ada is"
    <T> T await(String subject, Supplier<T> thought) {
        Future<T> future = thread.submit(thought::get);
        try {
            return future.get(patienceMillis, TimeUnit.MILLISECONDS);
        } catch (TimeoutException _) {
            return await(subject, future);
        } catch (InterruptedException | ExecutionException problem) {
            throw problem(problem);
        }
    }

    private <T> T await(String subject, Future<T> future) {
        boolean isSeen = terminal.abilities().seen();
        String notice = " " + subject + " thinking …";
        if (isSeen) {
            terminal.print(notice);
            terminal.flush();
        }
        try {
            return future.get();
        } catch (InterruptedException | ExecutionException problem) {
            throw problem(problem);
        } finally {
            if (isSeen) {
                terminal.print("\r" + " ".repeat(notice.length() + 2) + "\r");
            }
        }
    }

    private static RuntimeException problem(Exception problem) {
        return problem.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(problem);
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
