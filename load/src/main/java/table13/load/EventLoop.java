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

/// Serves any number of sockets, and clocks, on one thread: whoever calls [#run].
final class EventLoop implements AutoCloseable {
    /// How many handshakes go on at once: no more than fit into a server's queue of those who knock.
    private static final int HANDSHAKES = 32;

    private static final long LONGEST_SLEEP = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long LONGEST_GOODBYE = TimeUnit.SECONDS.toNanos(2);

    private static final int SMALL_BUFFER = 4096;

    private record Call(ServerAddress target, SocketListener listener) {}

    private record Alarm(long at, Runnable task) {}

    private final Selector selector;
    private final ReadBuffer buffer = new ReadBuffer();
    private final FrameWriter writer = new FrameWriter();
    private final LoadSessions sessions = new LoadSessions();
    private final Queue<Runnable> answers = new ConcurrentLinkedQueue<>();
    private final Queue<Call> calls = new ArrayDeque<>();
    private final PriorityQueue<Alarm> alarms = new PriorityQueue<>((one, other) -> Long.signum(one.at - other.at));
    private int handshakes;

    EventLoop() {
        try {
            selector = Selector.open();
        } catch (IOException problem) {
            throw new LoadException("The system gives no selector: " + problem.getMessage(), problem);
        }
    }

    ReadBuffer inbox() {
        return buffer;
    }

    FrameWriter writer() {
        return writer;
    }

    /// Opens a socket as soon as it is its turn.
    void connect(ServerAddress server, SocketListener listener) {
        calls.add(new Call(server, listener));
    }

    /// Asks for a session. One of both hears the answer, on the thread of this loop.
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

    /// Does something later.
    void at(long nanoTime, Runnable task) {
        alarms.add(new Alarm(nanoTime, task));
    }

    void handshakeEnded() {
        handshakes--;
    }

    /// Works until it is enough, or until the given time.
    ///
    /// @throws InterruptedException when the thread is interrupted
    void run(BooleanSupplier isEnough, long untilNanoTime) throws InterruptedException {
        while (!isEnough.getAsBoolean()) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            long now = System.nanoTime();
            if (now - untilNanoTime >= 0) {
                return;
            }
            answerCalls();
            hearAnswers();
            long sleep = Math.min(Math.min(untilNanoTime - now, LONGEST_SLEEP), ringAlarms(now));
            select(Math.max(1, TimeUnit.NANOSECONDS.toMillis(sleep)));
        }
    }

    private void select(long millis) {
        try {
            selector.select(key -> ((ClientSocket) key.attachment()).ready(), millis);
        } catch (IOException problem) {
            throw new LoadException("The system cannot wait for sockets: " + problem.getMessage(), problem);
        }
    }

    private void answerCalls() {
        while (handshakes < HANDSHAKES && !calls.isEmpty()) {
            Call call = calls.remove();
            handshakes++;
            try {
                open(call.target, call.listener);
            } catch (IOException problem) {
                handshakes--;
                call.listener.refused(LoadException.connecting(call.target, String.valueOf(problem.getMessage())));
            }
        }
    }

    private void hearAnswers() {
        for (Runnable answer = answers.poll(); answer != null; answer = answers.poll()) {
            answer.run();
        }
    }

    private void open(ServerAddress server, SocketListener listener) throws IOException {
        InetSocketAddress address = server.address();
        if (address.isUnresolved()) {
            throw new IOException("nobody knows a machine of this name");
        }
        SocketChannel channel = SocketChannel.open();
        try {
            channel.configureBlocking(false);
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            if (listener.isDeaf()) {
                // The system does not read for it either.
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

    /// Rings all alarms that are due.
    ///
    /// @return how long it is until the next
    private long ringAlarms(long now) {
        for (Alarm next = alarms.peek(); next != null; next = alarms.peek()) {
            if (next.at - now > 0) {
                return next.at - now;
            }
            alarms.remove();
            next.task.run();
        }
        return Long.MAX_VALUE;
    }

    /// Says goodbye on all sockets and gives the server a moment to answer.
    @Override
    public void close() {
        calls.clear();
        alarms.clear();
        sessions.close();
        for (ClientSocket socket : sockets()) {
            socket.close();
        }
        long until = System.nanoTime() + LONGEST_GOODBYE;
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
            // The sockets are closed, and that is all that matters.
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
