package table13.server.http;

import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.eclipse.jetty.websocket.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.server.ServerUpgradeResponse;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;
import org.eclipse.jetty.websocket.server.WebSocketUpgradeHandler;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.lobby.Lobby;
import table13.server.metrics.Metrics;
import table13.server.sessions.Sessions;
import table13.server.store.Guest;
import table13.server.store.StoreTrouble;
import table13.server.wire.Messages;

/// Jetty, with our WebSocket at `/api/socket`, plain requests beside it, and pages below.
public final class WebServer {
    private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);
    private static final int LONGEST_MESSAGE = 4096;
    private static final int LONGEST_ECHO = 65_536;
    private static final int MOST_THREADS = 64;
    private static final int BACKLOG = 4096;
    private static final int REQUESTS_PER_SECOND = 20;
    private static final int REQUESTS_AT_ONCE = 100;
    private static final int COME_BACK_MILLIS = 1000;
    private static final Duration IDLE = Duration.ofSeconds(75);

    /// A share of all connections is pinged every second, so that each has its turn well before it counts as idle.
    private static final int PING_SHARES = 25;

    private final Server jetty;
    private final ServerConnector connector;
    private final Service service;
    private final Guard guard;
    private final AtomicInteger share = new AtomicInteger();

    /// How the server can be reached, and by how many.
    ///
    /// @param hasEcho whether `/api/echo` is there, for measuring
    /// @param mostPerAddress connections from one address
    public record Settings(
            String host,
            int port,
            boolean hasEcho,
            boolean isBehindProxy,
            Set<String> origins,
            int mostConnections,
            int mostPerAddress) {}

    /// Not listening yet; see [#start].
    public WebServer(
            Settings settings,
            Lobby lobby,
            Sessions sessions,
            Metrics metrics,
            InstantSource clock,
            Executor threads,
            Api.Readiness readiness) {
        guard = new Guard(settings.isBehindProxy(), settings.origins());
        service = new Service(
                lobby,
                sessions,
                metrics,
                new Connections(settings.mostConnections()),
                new Addresses(settings.mostPerAddress(), REQUESTS_PER_SECOND, REQUESTS_AT_ONCE),
                clock,
                threads,
                new AtomicBoolean(),
                version());
        metrics.gauge("table13.connections", "Open WebSockets.", service.connections()::count);

        QueuedThreadPool pool = new QueuedThreadPool(MOST_THREADS);
        pool.setName("http");
        pool.setDaemon(true);
        jetty = new Server(pool);
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setSendDateHeader(false);
        connector = new ServerConnector(jetty, 1, 1, new HttpConnectionFactory(http));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setAcceptQueueSize(BACKLOG);
        jetty.addConnector(connector);

        WebSocketUpgradeHandler sockets =
                WebSocketUpgradeHandler.from(jetty, container -> sockets(container, settings.hasEcho()));
        sockets.setHandler(new Handler.Sequence(List.of(new Api(service, guard, readiness), new Pages(guard))));
        jetty.setHandler(sockets);
        jetty.setErrorHandler((request, response, callback) -> {
            // Nothing about the inside of the server.
            Response.writeError(request, response, callback, response.getStatus());
            return true;
        });
    }

    private static String version() {
        String version = WebServer.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }

    private void sockets(ServerWebSocketContainer container, boolean hasEcho) {
        container.setIdleTimeout(IDLE);
        container.setMaxTextMessageSize(hasEcho ? LONGEST_ECHO : LONGEST_MESSAGE);
        container.setMaxBinaryMessageSize(LONGEST_MESSAGE);
        container.setMaxFrameSize(hasEcho ? LONGEST_ECHO : LONGEST_MESSAGE);
        // Messages to one client come from several threads and must not be cut into pieces that mingle.
        container.setAutoFragment(false);
        container.addMapping("/api/socket", this::connect);
        if (hasEcho) {
            container.addMapping("/api/echo", (_, response, _) -> {
                response.setExtensions(List.of());
                return new Echo();
            });
        }
    }

    private @Nullable Object connect(ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback) {
        if (guard.isForeign(request)) {
            return refuse(request, response, callback, HttpStatus.FORBIDDEN_403);
        }
        String address = guard.address(request);
        if (service.isDraining() || service.connections().isFull()) {
            return refuse(request, response, callback, HttpStatus.SERVICE_UNAVAILABLE_503);
        }
        Guest guest;
        try {
            guest = service.sessions().guest(Guard.token(request)).orElse(null);
        } catch (StoreTrouble trouble) {
            LOG.error("cannot look up a guest: {}", trouble.getMessage());
            return refuse(request, response, callback, HttpStatus.SERVICE_UNAVAILABLE_503);
        }
        if (guest == null) {
            return refuse(request, response, callback, HttpStatus.UNAUTHORIZED_401);
        }
        if (!service.addresses().connect(address)) {
            return refuse(request, response, callback, HttpStatus.TOO_MANY_REQUESTS_429);
        }
        // No compression: its memory for each client is not worth it, and the size of a message stays what it is.
        response.setExtensions(List.of());
        return new Connection(service, address, guest);
    }

    private static @Nullable Object refuse(
            ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback, int status) {
        Response.writeError(request, response, callback, status);
        return null;
    }

    // ---- from start to stop

    /// Listens from now on.
    ///
    /// @param timers for keeping lines alive
    /// @return the port, which is another one if 0 was asked for
    /// @throws IOException if the port cannot be had
    public int start(ScheduledExecutorService timers) throws IOException {
        try {
            jetty.start();
        } catch (IOException problem) {
            throw problem;
        } catch (Exception problem) {
            throw new IllegalStateException("The web server cannot start.", problem);
        }
        var _ = timers.scheduleWithFixedDelay(this::pingSome, 1, 1, TimeUnit.SECONDS);
        return connector.getLocalPort();
    }

    private void pingSome() {
        int now = share.updateAndGet(last -> (last + 1) % PING_SHARES);
        service.connections().forEach(connection -> {
            if (Math.floorMod(connection.hashCode(), PING_SHARES) == now) {
                connection.ping();
            }
        });
    }

    /// Takes no more moves from now on.
    public void drain() {
        service.draining().set(true);
    }

    /// Tells everybody to come back, and stops.
    public void stop() {
        String goodbye = Messages.goodbye("RESTART", COME_BACK_MILLIS);
        service.connections().forEach(connection -> {
            connection.tell(goodbye);
            connection.close(StatusCode.SERVICE_RESTART, "restart");
        });
        try {
            jetty.setStopTimeout(1000);
            jetty.stop();
        } catch (Exception problem) {
            LOG.warn("the web server did not stop well: {}", problem.toString());
        }
    }
}
