package table13.server.lobby;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;

/// Does one thing after another, in the order in which they were handed in, on a thread that is there only while there
/// is something to do.
final class Mailbox {
    private final Executor threads;
    private final Queue<Runnable> tasks = new ArrayDeque<>();
    private boolean isBusy;
    private boolean isClosed;

    Mailbox(Executor threads) {
        this.threads = threads;
    }

    /// Hands something in.
    ///
    /// @return false if the mailbox is closed, and then nothing is done
    boolean post(Runnable task) {
        synchronized (tasks) {
            if (isClosed) {
                return false;
            }
            tasks.add(task);
            if (isBusy) {
                return true;
            }
            isBusy = true;
        }
        threads.execute(this::drain);
        return true;
    }

    private void drain() {
        while (true) {
            Runnable task;
            synchronized (tasks) {
                task = tasks.poll();
                if (task == null) {
                    isBusy = false;
                    return;
                }
            }
            task.run();
        }
    }

    /// Takes nothing more from now on, unless something waits. For the task that runs just now.
    boolean closeIfNothingWaits() {
        synchronized (tasks) {
            isClosed = tasks.isEmpty();
            return isClosed;
        }
    }

    boolean isIdle() {
        synchronized (tasks) {
            return !isBusy;
        }
    }
}
