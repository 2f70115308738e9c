package table13.server.faults;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Forwards TCP connections on this machine and injects faults: cuts connections, drops answers, refuses connections.
final class TcpProxy implements AutoCloseable {
    private static final int BUFFER = 1 << 16;
    private static final int PATIENCE_MILLIS = 1000;

    private final ServerSocket listener;
    private final Supplier<List<Integer>> ports;
    private final Set<Pair> open = ConcurrentHashMap.newKeySet();
    private volatile boolean isClosed;
    private volatile boolean swallows;

    private record Pair(Socket client, Socket server) {
        /// At once; data in transit is lost.
        void cut() {
            for (Socket socket : List.of(client, server)) {
                try {
                    socket.setSoLinger(true, 0);
                    socket.close();
                } catch (IOException _) {
                    // closed already
                }
            }
        }
    }

    /// @param ports targets in order; the first that accepts gets the connection
    TcpProxy(Supplier<List<Integer>> ports) {
        this.ports = ports;
        try {
            listener = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return listener.getLocalPort();
    }

    // ---- faults

    /// Cuts all current connections.
    void cut() {
        open.forEach(Pair::cut);
    }

    /// Refuses connections until [#open].
    void shut() {
        isClosed = true;
        cut();
    }

    void open() {
        isClosed = false;
    }

    /// Requests are forwarded; answers are dropped.
    void swallowAnswers(boolean isOn) {
        swallows = isOn;
    }

    // ---- forwarding

    private void accept() {
        while (!listener.isClosed()) {
            try {
                Socket client = listener.accept();
                Thread.ofVirtual().start(() -> forward(client));
            } catch (IOException _) {
                return;
            }
        }
    }

    private void forward(Socket client) {
        Socket server = isClosed ? null : connect();
        if (server == null) {
            new Pair(client, client).cut();
            return;
        }
        Pair pair = new Pair(client, server);
        open.add(pair);
        if (isClosed) {
            pair.cut();
        }
        Thread.ofVirtual().start(() -> pump(pair, server, client, true));
        pump(pair, client, server, false);
    }

    private @Nullable Socket connect() {
        for (int port : ports.get()) {
            Socket socket = new Socket();
            try {
                socket.setTcpNoDelay(true);
                socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MILLIS);
                return socket;
            } catch (IOException _) {
                // try the next one
            }
        }
        return null;
    }

    private void pump(Pair pair, Socket from, Socket to, boolean isAnswer) {
        try (InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            byte[] buffer = new byte[BUFFER];
            for (int length = in.read(buffer); length >= 0; length = in.read(buffer)) {
                if (!isAnswer || !swallows) {
                    out.write(buffer, 0, length);
                }
            }
        } catch (IOException _) {
            // one side has closed, so close the other
        } finally {
            open.remove(pair);
        }
    }

    @Override
    public void close() {
        try {
            listener.close();
        } catch (IOException _) {
            // closed already
        }
        cut();
    }
}
