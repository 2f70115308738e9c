package table13.load;

import java.net.URI;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;
import org.eclipse.jetty.websocket.server.WebSocketUpgradeHandler;

/// Implements the protocol as far as the load generator needs it, with a game without rules, and makes one error.
final class PretendServer implements AutoCloseable {
    private static final int MISCHIEVOUS_MOVE = 20;
    private static final String COOKIE = "table13=secret";

    final AtomicInteger sessions = new AtomicInteger();
    final AtomicInteger open = new AtomicInteger();
    final AtomicInteger matches = new AtomicInteger();
    private final AtomicInteger moves = new AtomicInteger();
    private final Map<String, PretendTable> tables = new ConcurrentHashMap<>();
    private final ServerMisbehaviour misbehaviour;
    private final Server server = new Server();
    private final ServerConnector connector = new ServerConnector(server, 1, 1);

    PretendServer(ServerMisbehaviour misbehaviour, boolean hasEcho) {
        this.misbehaviour = misbehaviour;
        connector.setHost("127.0.0.1");
        server.addConnector(connector);
        WebSocketUpgradeHandler sockets = WebSocketUpgradeHandler.from(server, container -> map(container, hasEcho));
        sockets.setHandler(new Pages());
        server.setHandler(sockets);
        LifeCycle.start(server);
    }

    private void map(ServerWebSocketContainer container, boolean hasEcho) {
        container.addMapping("/api/socket", (request, _, _) -> {
            boolean isKnown = COOKIE.equals(request.getHeaders().get("Cookie"));
            return isKnown ? new Guest() : null;
        });
        if (hasEcho) {
            container.addMapping("/api/echo", (_, _, _) -> new EchoServer.Whole());
        }
    }

    URI url() {
        return URI.create("ws://127.0.0.1:" + connector.getLocalPort());
    }

    /// The error for the current move.
    ServerMisbehaviour mischief() {
        return moves.incrementAndGet() == MISCHIEVOUS_MOVE ? misbehaviour : ServerMisbehaviour.NONE;
    }

    int moves() {
        return moves.get();
    }

    @Override
    public void close() {
        LifeCycle.stop(server);
    }

    private final class Pages extends Handler.Abstract {
        @Override
        public boolean handle(Request request, Response response, Callback callback) {
            switch (request.getHttpURI().getPath()) {
                case "/api/session" -> {
                    sessions.incrementAndGet();
                    response.getHeaders().put("Set-Cookie", COOKIE + "; HttpOnly; SameSite=Lax; Path=/");
                    Content.Sink.write(response, true, "{\"guest\":{\"id\":\"g\",\"name\":\"Guest\"}}", callback);
                }
                case "/metrics" ->
                    Content.Sink.write(
                            response, true, "jvm_memory_used_bytes{area=\"heap\",id=\"x\"} 4.4040192E7\n", callback);
                default -> {
                    return false;
                }
            }
            return true;
        }
    }

    /// One connected guest. Public, because Jetty calls its methods by reflection.
    public final class Guest implements Session.Listener.AutoDemanding {
        private Session session;

        @Override
        public void onWebSocketOpen(Session session) {
            this.session = session;
            open.incrementAndGet();
        }

        @Override
        public void onWebSocketError(Throwable cause) {
            // Clients may disconnect at any time.
        }

        @Override
        public void onWebSocketClose(int code, String reason, org.eclipse.jetty.websocket.api.Callback callback) {
            open.decrementAndGet();
            callback.succeed();
        }

        @Override
        public void onWebSocketText(String text) {
            String re = member(text, "id");
            PretendTable table = tables.get(member(text, "table"));
            switch (member(text, "type")) {
                case "hello" -> PretendTable.send(session, "{\"type\":\"welcome\",\"protocol\":1}");
                case "open" -> open(re, Integer.parseInt(member(text, "players")));
                case "enter" -> table.enter(session);
                case "sit" -> table.sit(session, Integer.parseInt(member(text, "seat")), re);
                case "start" -> table.start(session, re);
                case "play" -> table.play(session, re, Long.parseLong(member(text, "version")), member(text, "move"));
                default -> PretendTable.refuse(session, re, "UNKNOWN");
            }
        }

        private void open(String re, int players) {
            String id = "T" + tables.size() + "-" + re;
            PretendTable table = new PretendTable(PretendServer.this, id, players);
            tables.put(id, table);
            table.sit(session, 0, re);
            table.enter(session);
        }
    }

    private static String member(String json, String name) {
        Matcher member = Pattern.compile("\"" + name + "\":(?:\"((?:[^\"\\\\]|\\\\.)*)\"|(\\d+))")
                .matcher(json);
        if (!member.find()) {
            return "";
        }
        return member.group(1) == null ? member.group(2) : member.group(1);
    }
}
