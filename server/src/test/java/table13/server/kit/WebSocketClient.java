package table13.server.kit;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;

/// A WebSocket connection with the queue of its received messages, then [#END].
public record WebSocketClient(WebSocket socket, BlockingQueue<String> heard) implements AutoCloseable {
    public static final String END = "";

    /// Connects.
    ///
    /// @param patience time limit
    /// @throws IOException if the connection fails or is refused
    public static WebSocketClient to(int port, String cookie, Duration patience) throws IOException {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        try {
            WebSocket socket = TestGuest.HTTP
                    .newWebSocketBuilder()
                    .header("Cookie", cookie)
                    .connectTimeout(patience)
                    .buildAsync(URI.create("ws://127.0.0.1:" + port + "/api/socket"), new Receiver(heard))
                    .join();
            return new WebSocketClient(socket, heard);
        } catch (CompletionException problem) {
            throw problem.getCause() instanceof IOException cause ? cause : new IOException(problem);
        }
    }

    /// Checks cheaply whether the port is open.
    ///
    /// @throws IOException if the port is closed
    public static void knock(int port) throws IOException {
        new Socket(InetAddress.getLoopbackAddress(), port).close();
    }

    /// Waits for the next message, or [#END].
    public String next() throws InterruptedException {
        return heard.take();
    }

    /// Sends a message. If that fails, [#END] follows.
    public void send(String text) {
        try {
            socket.sendText(text, true).join();
        } catch (CompletionException _) {
            socket.abort();
            heard.add(END);
        }
    }

    @Override
    public void close() {
        socket.abort();
    }

    private record Receiver(BlockingQueue<String> heard, StringBuilder text) implements WebSocket.Listener {
        Receiver(BlockingQueue<String> heard) {
            this(heard, new StringBuilder());
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
            text.append(data);
            if (isLast) {
                heard.add(text.toString());
                text.setLength(0);
            }
            from.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
            heard.add(END);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable problem) {
            heard.add(END);
        }
    }
}
