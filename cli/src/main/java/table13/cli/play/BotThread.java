package table13.cli.play;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import table13.cli.terminal.Terminal;

/// Where bots think while a person waits: on one thread of their own, so that the terminal stays awake.
final class BotThread implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 300;

    private final Terminal terminal;
    private final long patienceMillis;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("thinker").factory());

    BotThread(Terminal terminal) {
        this(terminal, PATIENCE_MILLIS);
    }

    /// @param patienceMillis after how long the person is told
    BotThread(Terminal terminal, long patienceMillis) {
        this.terminal = terminal;
        this.patienceMillis = patienceMillis;
    }

    /// What they come up with. If that takes a while, the person is told.
    ///
    /// @param who "Ada is"
    <T> T await(String who, Supplier<T> thought) {
        Future<T> future = thread.submit(thought::get);
        try {
            return future.get(patienceMillis, TimeUnit.MILLISECONDS);
        } catch (TimeoutException _) {
            return await(who, future);
        } catch (InterruptedException | ExecutionException problem) {
            throw problem(problem);
        }
    }

    private <T> T await(String who, Future<T> future) {
        boolean isSeen = terminal.abilities().seen();
        String notice = " " + who + " thinking …";
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
