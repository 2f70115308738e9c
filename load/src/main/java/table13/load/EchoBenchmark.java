package table13.load;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// Throughput of this client and the WebSocket layer of the server without a game: messages go to the echo endpoint and
/// return, as many as possible. The baseline for all other figures of the same machine.
final class EchoBenchmark implements SocketListener {
    static final int MOST_SOCKETS = 400;

    private static final int IN_FLIGHT = 4;
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(10);
    private static final long WARM_UP = TimeUnit.MILLISECONDS.toNanos(500);

    private final EventLoop loop;
    private final RunStats stats;
    private final String text;
    private final byte[] message;
    private final List<ClientSocket> open = new ArrayList<>();
    private boolean isRefused;
    private long echoes;

    EchoBenchmark(EventLoop loop, RunStats stats, int length) {
        this.loop = loop;
        this.stats = stats;
        text = "x".repeat(length);
        message = text.getBytes(StandardCharsets.US_ASCII);
    }

    /// Messages returned per second; -1 if the server has no echo endpoint.
    long perSecond(ServerAddress server, int sockets, long nanos) throws InterruptedException {
        for (int i = 0; i < sockets; i++) {
            loop.connect(server, this);
        }
        loop.run(() -> isRefused || open.size() == sockets, System.nanoTime() + PATIENCE);
        if (isRefused || open.size() < sockets) {
            return -1;
        }
        for (ClientSocket socket : open) {
            for (int i = 0; i < IN_FLIGHT; i++) {
                socket.send(message);
            }
        }
        loop.run(() -> false, System.nanoTime() + WARM_UP);
        long before = echoes;
        long begun = System.nanoTime();
        loop.run(() -> false, begun + nanos);
        return Math.round((echoes - before) * 1e9 / (System.nanoTime() - begun));
    }

    @Override
    public void opened(ClientSocket socket) {
        open.add(socket);
    }

    @Override
    public void text(ClientSocket socket, String text) {
        if (!text.equals(this.text)) {
            stats.error(LoadError.BAD_ECHO);
        }
        echoes++;
        socket.send(message);
    }

    @Override
    public void closed(LoadError fault, String how) {
        stats.error(fault, how + " (echo)");
    }

    @Override
    public void refused(LoadException why) {
        isRefused = true;
    }
}
