package table13.server.lobby;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;

/// Runs tasks one after another, in order. Uses a thread only while tasks are queued. Thread-safe.
final class Mailbox {
    private final Executor threads;
    private final Queue<Runnable> tasks = new ArrayDeque<>();
    private boolean isBusy;
    private boolean isClosed;

    Mailbox(Executor threads) {
        this.threads = threads;
    }

    /// Queues a task.
    ///
    /// @return false if the mailbox is closed and the task is rejected
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

    /// Closes the mailbox unless tasks are queued. Called by the running task.
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
