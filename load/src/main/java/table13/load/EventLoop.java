package table13.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Runs any number of sockets and timers on the thread that calls [#run]. Not thread-safe.
final class EventLoop implements AutoCloseable {
    /// The number of concurrent handshakes; must not exceed the accept queue of a server.
    private static final int HANDSHAKES = 32;

    private static final long LONGEST_SLEEP = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long CLOSE_TIMEOUT = TimeUnit.SECONDS.toNanos(2);

    private static final int SMALL_BUFFER = 4096;

    private record PendingConnection(ServerAddress target, SocketListener listener) {}

    private record Timer(long at, Runnable task) {}

    private final Selector selector;
    private final ReadBuffer buffer = new ReadBuffer();
    private final FrameWriter writer = new FrameWriter();
    private final LoadSessions sessions = new LoadSessions();
    private final Queue<Runnable> answers = new ConcurrentLinkedQueue<>();
    private final Queue<PendingConnection> pending = new ArrayDeque<>();
    private final PriorityQueue<Timer> timers = new PriorityQueue<>((one, other) -> Long.signum(one.at - other.at));
    private int handshakes;

    EventLoop() {
        try {
            selector = Selector.open();
        } catch (IOException problem) {
            throw new LoadException("Cannot open a selector: " + problem.getMessage(), problem);
        }
    }

    ReadBuffer inbox() {
        return buffer;
    }

    FrameWriter writer() {
        return writer;
    }

    /// Opens a connection as soon as the limit of handshakes permits.
    void connect(ServerAddress server, SocketListener listener) {
        pending.add(new PendingConnection(server, listener));
    }

    /// Requests a session. One of both callbacks receives the result, on the thread of this loop.
    void ask(ServerAddress server, Consumer<String> given, Consumer<LoadException> refused) {
        var _ = sessions.cookie(server).whenComplete((cookie, problem) -> {
            answers.add(() -> {
                if (problem instanceof CompletionException && problem.getCause() instanceof LoadException why) {
                    refused.accept(why);
                } else {
                    given.accept(cookie);
                }
            });
            selector.wakeup();
        });
    }

    /// Runs a task at a given time.
    void at(long nanoTime, Runnable task) {
        timers.add(new Timer(nanoTime, task));
    }

    void handshakeEnded() {
        handshakes--;
    }

    /// Runs until the condition is true or the given time is reached.
    ///
    /// @throws InterruptedException if the thread is interrupted
    void run(BooleanSupplier isEnough, long untilNanoTime) throws InterruptedException {
        while (!isEnough.getAsBoolean()) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            long now = System.nanoTime();
            if (now - untilNanoTime >= 0) {
                return;
            }
            openPending();
            runAnswers();
            long sleep = Math.min(Math.min(untilNanoTime - now, LONGEST_SLEEP), runTimers(now));
            select(Math.max(1, TimeUnit.NANOSECONDS.toMillis(sleep)));
        }
    }

    private void select(long millis) {
        try {
            selector.select(key -> ((ClientSocket) key.attachment()).ready(), millis);
        } catch (IOException problem) {
            throw new LoadException("Cannot select sockets: " + problem.getMessage(), problem);
        }
    }

    private void openPending() {
        while (handshakes < HANDSHAKES && !pending.isEmpty()) {
            PendingConnection next = pending.remove();
            handshakes++;
            try {
                open(next.target, next.listener);
            } catch (IOException problem) {
                handshakes--;
                next.listener.refused(LoadException.connecting(next.target, String.valueOf(problem.getMessage())));
            }
        }
    }

    private void runAnswers() {
        for (Runnable answer = answers.poll(); answer != null; answer = answers.poll()) {
            answer.run();
        }
    }

    private void open(ServerAddress server, SocketListener listener) throws IOException {
        InetSocketAddress address = server.address();
        if (address.isUnresolved()) {
            throw new IOException("unknown host");
        }
        SocketChannel channel = SocketChannel.open();
        try {
            channel.configureBlocking(false);
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            if (listener.isDeaf()) {
                // A small receive buffer, so that the operating system does not read for the client either.
                channel.setOption(StandardSocketOptions.SO_RCVBUF, SMALL_BUFFER);
            }
            boolean isConnected = channel.connect(address);
            SelectionKey key = channel.register(selector, SelectionKey.OP_CONNECT);
            ClientSocket socket = new ClientSocket(this, channel, key, server, listener);
            key.attach(socket);
            if (isConnected) {
                socket.connected();
            }
        } catch (IOException | RuntimeException problem) {
            channel.close();
            throw problem;
        }
    }

    /// Runs all timers that are due.
    ///
    /// @return the time until the next timer, in nanoseconds
    private long runTimers(long now) {
        for (Timer next = timers.peek(); next != null; next = timers.peek()) {
            if (next.at - now > 0) {
                return next.at - now;
            }
            timers.remove();
            next.task.run();
        }
        return Long.MAX_VALUE;
    }

    /// Closes all connections and waits briefly for the close frames of the server.
    @Override
    public void close() {
        pending.clear();
        timers.clear();
        sessions.close();
        for (ClientSocket socket : sockets()) {
            socket.close();
        }
        long until = System.nanoTime() + CLOSE_TIMEOUT;
        while (!selector.keys().isEmpty()
                && until - System.nanoTime() > 0
                && !Thread.currentThread().isInterrupted()) {
            select(10);
        }
        for (ClientSocket socket : sockets()) {
            socket.end();
        }
        try {
            selector.close();
        } catch (IOException _) {
            // All sockets are closed; a selector that fails to close is harmless.
        }
    }

    private List<ClientSocket> sockets() {
        List<ClientSocket> sockets = new ArrayList<>();
        for (SelectionKey key : selector.keys()) {
            sockets.add((ClientSocket) key.attachment());
        }
        return sockets;
    }
}
