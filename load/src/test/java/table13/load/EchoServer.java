package table13.load;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;
import org.eclipse.jetty.websocket.server.WebSocketUpgradeHandler;

/// A real Jetty that returns messages: unchanged, in fragments, after a ping, or not at all.
final class EchoServer implements AutoCloseable {
    private static final int LONGEST = 1 << 20;

    private final Server server = new Server();
    private final ServerConnector connector = new ServerConnector(server, 1, 1);

    EchoServer(int port) {
        connector.setHost("127.0.0.1");
        connector.setPort(port);
        server.addConnector(connector);
        server.setHandler(WebSocketUpgradeHandler.from(server, EchoServer::map));
        LifeCycle.start(server);
    }

    private static void map(ServerWebSocketContainer container) {
        container.setMaxTextMessageSize(LONGEST);
        container.setIdleTimeout(Duration.ofMinutes(5));
        container.addMapping("/api/echo", (_, _, _) -> new Whole());
        container.addMapping("/fragments", (_, _, _) -> new Fragments());
        container.addMapping("/ping", (_, _, _) -> new Pinging());
        container.addMapping("/close", (_, _, _) -> new Closing());
        container.addMapping("/disconnect", (_, _, _) -> new Disconnecting());
    }

    ServerAddress target(String path) {
        return new ServerAddress("127.0.0.1", connector.getLocalPort(), path, false);
    }

    @Override
    public void close() {
        LifeCycle.stop(server);
    }

    abstract static class Endpoint implements Session.Listener.AutoDemanding {
        Session session;

        @Override
        public void onWebSocketOpen(Session session) {
            this.session = session;
        }

        @Override
        public void onWebSocketError(Throwable cause) {
            // Clients may disconnect at any time.
        }
    }

    /// Public, as all other endpoints, because Jetty calls its methods by reflection.
    public static final class Whole extends Endpoint {
        @Override
        public void onWebSocketText(String text) {
            session.sendText(text, Callback.NOOP);
        }
    }

    /// Sends each third of a message in its own frame, with a ping in between.
    public static final class Fragments extends Endpoint {
        @Override
        public void onWebSocketText(String text) {
            int third = text.length() / 3;
            send(text.substring(0, third), false);
            session.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
            send(text.substring(third, 2 * third), false);
            send(text.substring(2 * third), true);
        }

        private void send(String part, boolean isLast) {
            Callback.Completable.with(sent -> session.sendPartialText(part, isLast, sent))
                    .join();
        }
    }

    /// Sends each message back as a ping, and returns the payload of the pong.
    public static final class Pinging extends Endpoint {
        @Override
        public void onWebSocketText(String text) {
            session.sendPing(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), Callback.NOOP);
        }

        @Override
        public void onWebSocketPong(ByteBuffer payload) {
            session.sendText("pong " + StandardCharsets.UTF_8.decode(payload), Callback.NOOP);
        }
    }

    public static final class Closing extends Endpoint {
        @Override
        public void onWebSocketText(String text) {
            session.close(4001, text, Callback.NOOP);
        }
    }

    public static final class Disconnecting extends Endpoint {
        @Override
        public void onWebSocketText(String text) {
            session.disconnect();
        }
    }
}
