package table13.server.http;

import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.ArrayByteBufferPool;
import org.eclipse.jetty.io.ByteBufferPool;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.DetectorConnectionFactory;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
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
import table13.server.sessions.SpokenCodes;
import table13.server.store.Guest;
import table13.server.store.Health;
import table13.server.store.Store;
import table13.server.store.StoreException;

/// Jetty with the WebSocket at `/api/socket`, plain requests beside it, and the web client for all other paths.
public final class WebServer {
    private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);
    private static final int LONGEST_ECHO = 65_536;
    private static final int MOST_THREADS = 64;
    private static final int BACKLOG = 4096;
    private static final int SHUTDOWN_IDLE_MILLIS = 100;
    private static final int OVERDUE_STEP_MILLIS = 1000;

    /// Interval of full revalidation, in case a sign-out notification was lost.
    private static final int REVALIDATION_SECONDS = 60;

    private static final int CERTIFICATE_SECONDS = 5;
    private static final int FIRST_REMOVAL_MINUTES = 5;
    private static final int REMOVAL_MINUTES = 60;

    private static final int SMALLEST_BUFFER = 32;
    private static final int LARGEST_BUFFER = 65_536;

    /// Send buffer of each connection; the system doubles it. The system's default takes megabytes for a client that
    /// does not read.
    private static final int SEND_BUFFER = 65_536;

    /// For frames that leave in one write. In bytes; a frame of up to a quarter may wait for the next one.
    private static final int JOINED_FRAMES = 1024;

    /// Connections are pinged in shares. Each connection is pinged three times before it counts as dead.
    private static final int PING_SHARES = 25;
    private static final int PINGS = 3;

    private final Server jetty;
    private final LimitedConnector connector;
    private final WebContext context;
    private final HttpSecurity security;
    private final @Nullable TlsCertificate certificate;
    private final SessionRevalidator revalidator;
    private final Duration longestSilence;
    private final Duration longestHead;
    private final ServerAddresses addresses;
    private final AtomicInteger share = new AtomicInteger();

    /// Network settings and limits.
    ///
    /// @param hasEcho whether `/api/echo` exists, for measuring
    /// @param metrics token to read the metrics from other machines
    /// @param certificate for https; null for plain HTTP
    public record Settings(
            String host,
            int port,
            boolean hasEcho,
            boolean isBehindProxy,
            Set<String> origins,
            Limits limits,
            MetricsToken metrics,
            @Nullable TlsCertificate certificate) {

        public Settings withLimits(Limits other) {
            return new Settings(host, port, hasEcho, isBehindProxy, origins, other, metrics, certificate);
        }

        /// With or without a reverse proxy.
        public Settings withProxy(boolean isSo) {
            return new Settings(host, port, hasEcho, isSo, origins, limits, metrics, certificate);
        }

        /// With https.
        public Settings withCertificate(TlsCertificate other) {
            return new Settings(host, port, hasEcho, isBehindProxy, origins, limits, metrics, other);
        }

        /// With other pages that may connect.
        public Settings withOrigins(Set<String> pages) {
            return new Settings(host, port, hasEcho, isBehindProxy, pages, limits, metrics, certificate);
        }

        /// With a token for the metrics.
        public Settings withMetrics(MetricsToken token) {
            return new Settings(host, port, hasEcho, isBehindProxy, origins, limits, token, certificate);
        }
    }

    /// Does not listen yet; see [#start].
    public WebServer(
            Settings settings,
            Lobby lobby,
            Sessions sessions,
            SpokenCodes codes,
            Metrics metrics,
            InstantSource clock,
            Executor threads,
            Store store) {
        Limits limits = settings.limits();
        longestSilence = limits.longestSilence();
        longestHead = limits.longestHead();
        HostNames names = HostNames.of(settings.host(), settings.origins());
        certificate = settings.certificate();
        if (certificate != null) {
            certificate.onName(names::addCertified);
        }
        security = new HttpSecurity(settings.isBehindProxy(), settings.origins(), names);
        context = new WebContext(
                lobby,
                sessions,
                codes,
                metrics,
                new Connections(),
                new AddressLimits(limits, store.nodes()),
                new ConnectionTracker<>(limits),
                new SendBudget(limits.unsentBytes()),
                clock,
                threads,
                new AtomicBoolean(),
                version());
        revalidator = new SessionRevalidator(context);
        metrics.node(store.nodes()::id, version());
        metrics.gauge("table13.connections", "Open WebSockets.", context.connections()::count);
        metrics.gauge("table13.sockets", "Open TCP connections, WebSockets included.", context.sockets()::count);
        metrics.gauge("table13.unsent.bytes", "Unsent bytes of all WebSockets.", context.unsent()::bytes);

        QueuedThreadPool pool = new QueuedThreadPool(MOST_THREADS);
        pool.setName("http");
        pool.setDaemon(true);
        // Every frame in the send queue holds a buffer for its head: 32 bytes suffice, where Jetty takes 4 kB.
        ByteBufferPool buffers = new ArrayByteBufferPool.Quadratic(SMALLEST_BUFFER, LARGEST_BUFFER, -1);
        jetty = new Server(pool, null, buffers);
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setSendDateHeader(false);
        // A header cache would stay allocated with every WebSocket: 100 kB each.
        http.setHeaderCacheSize(0);
        connector = new LimitedConnector(jetty, context.sockets(), protocols(http, certificate));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setAcceptQueueSize(BACKLOG);
        connector.setAcceptedSendBufferSize(SEND_BUFFER);
        // No idle timeout before the goodbye: Jetty would close silent connections without a close message.
        connector.setShutdownIdleTimeout(0);
        jetty.addConnector(connector);
        addresses = new ServerAddresses(settings, connector::getLocalPort, LocalNetwork::now);

        WebSocketUpgradeHandler sockets =
                WebSocketUpgradeHandler.from(jetty, container -> sockets(container, settings.hasEcho()));
        Pages pages = new Pages(security, CompletableFuture.supplyAsync(Site::shared, threads));
        sockets.setHandler(new Handler.Sequence(
                List.of(new Api(context, security, settings.metrics(), () -> health(store, lobby), addresses), pages)));
        jetty.setHandler(new Handler.Wrapper(sockets) {
            @Override
            public boolean handle(Request request, Response response, Callback callback) throws Exception {
                EndPoint socket = LimitedConnector.socket(request);
                context.sockets().asks(socket, LimitedConnector.now());
                Request.addCompletionListener(
                        request, _ -> context.sockets().isAnswered(socket, LimitedConnector.now()));
                return isRefused(request, response, callback, settings.metrics())
                        || super.handle(request, response, callback);
            }
        });
        jetty.setErrorHandler((_, response, callback) -> {
            // No internals in error pages.
            security.harden(response);
            response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/plain; charset=utf-8");
            Content.Sink.write(response, true, HttpStatus.getMessage(response.getStatus()) + "\n", callback);
            return true;
        });
    }

    /// Protocols of the connector. With a certificate: TLS, and plain HTTP is detected and redirected.
    private static ConnectionFactory[] protocols(HttpConfiguration http, @Nullable TlsCertificate certificate) {
        HttpConnectionFactory plain = new HttpConnectionFactory(http);
        if (certificate == null) {
            return new ConnectionFactory[] {plain};
        }
        // Without Jetty's SNI check: this server checks host names itself and accepts IP addresses.
        http.addCustomizer(new SecureRequestCustomizer(false));
        SslConnectionFactory tls = new SslConnectionFactory(certificate.contexts(), plain.getProtocol());
        return new ConnectionFactory[] {new DetectorConnectionFactory(tls), plain};
    }

    /// Whether the request was refused or redirected. Health checks are allowed under every name and are never secret.
    private boolean isRefused(Request request, Response response, Callback callback, MetricsToken token) {
        if (Request.getPathInContext(request).startsWith("/health/")) {
            return false;
        }
        if (security.isMisdirected(request) && !token.isIn(request)) {
            security.refuse(HttpStatus.MISDIRECTED_REQUEST_421, HttpSecurity.misdirected(request), response, callback);
            return true;
        }
        if (certificate != null && !request.isSecure()) {
            security.toHttps(request, response, callback);
            return true;
        }
        if (certificate != null) {
            security.insist(request, response);
        }
        return false;
    }

    private static Health health(Store store, Lobby lobby) {
        Health health = store.health();
        return health.isReady() ? lobby.health() : health;
    }

    private static String version() {
        String version = WebServer.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }

    private void sockets(ServerWebSocketContainer container, boolean hasEcho) {
        container.setIdleTimeout(longestSilence);
        container.setMaxTextMessageSize(hasEcho ? LONGEST_ECHO : Incoming.LONGEST_MESSAGE);
        container.setMaxBinaryMessageSize(Incoming.LONGEST_MESSAGE);
        container.setOutputBufferSize(JOINED_FRAMES);
        // A frame limit would also apply to sent frames. Without one, long frames arrive in pieces, and the message
        // limit applies.
        container.setMaxFrameSize(0);
        container.addMapping("/api/socket", this::connect);
        if (hasEcho) {
            container.addMapping("/api/echo", (_, response, _) -> {
                response.setExtensions(List.of());
                return new EchoEndpoint();
            });
        }
    }

    private @Nullable Object connect(ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback) {
        if (security.isForeign(request)) {
            return refuse(request, response, callback, HttpStatus.FORBIDDEN_403);
        }
        if (hasBody(request)) {
            // Jetty would wait for the body before opening the WebSocket.
            return refuse(request, response, callback, HttpStatus.BAD_REQUEST_400);
        }
        if (context.isDraining() || context.sockets().isFull()) {
            return refuse(request, response, callback, HttpStatus.SERVICE_UNAVAILABLE_503);
        }
        int changes = context.connections().changes();
        String token = HttpSecurity.token(request);
        Guest guest;
        try {
            guest = context.sessions().guest(token).orElse(null);
        } catch (StoreException failure) {
            LOG.error("cannot look up a guest; connection refused: {}", failure.getMessage());
            return refuse(request, response, callback, HttpStatus.SERVICE_UNAVAILABLE_503);
        }
        if (guest == null) {
            return refuse(request, response, callback, HttpStatus.UNAUTHORIZED_401);
        }
        EndPoint socket = LimitedConnector.socket(request);
        String network = security.network(request);
        if (!context.sockets().takePlace(socket, network)) {
            return refuse(request, response, callback, HttpStatus.TOO_MANY_REQUESTS_429);
        }
        // No compression: it costs too much memory per client. Message sizes stay unchanged.
        response.setExtensions(List.of());
        return new Connection(context, new Connection.Caller(socket, network, Sessions.device(token), changes), guest);
    }

    private static boolean hasBody(Request request) {
        return request.getLength() > 0 || request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
    }

    private static @Nullable Object refuse(
            ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback, int status) {
        Response.writeError(request, response, callback, status);
        return null;
    }

    // ---- start and stop

    /// Starts to listen.
    ///
    /// @param timers for pings, time limits and revalidation
    /// @return the actual port, also if the settings give 0
    /// @throws IOException if the port is not available
    public int start(ScheduledExecutorService timers) throws IOException {
        try {
            jetty.start();
        } catch (IOException failure) {
            throw failure;
        } catch (Exception failure) {
            throw new IllegalStateException("Jetty cannot start.", failure);
        }
        long step = Math.max(1, longestSilence.toMillis() / (PING_SHARES * PINGS));
        var _ = timers.scheduleWithFixedDelay(this::pingSome, step, step, TimeUnit.MILLISECONDS);
        long overdue = Math.min(OVERDUE_STEP_MILLIS, longestHead.toMillis());
        var _ = timers.scheduleWithFixedDelay(connector::closeOverdue, overdue, overdue, TimeUnit.MILLISECONDS);
        var _ = timers.scheduleWithFixedDelay(
                revalidator::ofAll, REVALIDATION_SECONDS, REVALIDATION_SECONDS, TimeUnit.SECONDS);
        if (certificate != null) {
            // File access must not block the timer thread.
            var _ = timers.scheduleWithFixedDelay(
                    () -> context.later(certificate::look), CERTIFICATE_SECONDS, CERTIFICATE_SECONDS, TimeUnit.SECONDS);
        }
        var _ = timers.scheduleWithFixedDelay(
                () -> context.later(this::removeUnused), FIRST_REMOVAL_MINUTES, REMOVAL_MINUTES, TimeUnit.MINUTES);
        return connector.getLocalPort();
    }

    private void removeUnused() {
        try {
            context.sessions().removeUnused();
        } catch (StoreException failure) {
            LOG.warn("cannot remove unused devices; retrying in an hour: {}", failure.getMessage());
        }
    }

    private void pingSome() {
        int now = share.updateAndGet(last -> (last + 1) % PING_SHARES);
        context.connections().forEach(connection -> {
            if (Math.floorMod(connection.hashCode(), PING_SHARES) == now) {
                connection.ping(longestSilence);
            }
        });
    }

    /// Refuses moves from now on.
    public void drain() {
        context.draining().set(true);
    }

    /// Stops listening, asks all clients to reconnect, and stops.
    ///
    /// @param longestLeaving how long to wait for devices to answer the close of their connections
    public void stop(Duration longestLeaving) {
        // First of all: a reconnecting client must find another node or the next process.
        var _ = connector.shutdown();
        GracefulShutdown.to(context.connections(), longestLeaving);
        try {
            connector.setShutdownIdleTimeout(SHUTDOWN_IDLE_MILLIS);
            jetty.setStopTimeout(1000);
            jetty.stop();
        } catch (Exception failure) {
            LOG.warn("Jetty did not stop cleanly; the shutdown continues: {}", failure.toString());
        }
    }

    /// The reachable addresses, after the start.
    public ServerAddresses addresses() {
        return addresses;
    }

    // ---- changes on other nodes

    /// Number of connected devices.
    public int clients() {
        return context.connections().count();
    }

    /// A guest was renamed, or a device signed out.
    public void changed(String guest) {
        revalidator.of(guest);
    }

    /// Any guest may have been renamed, or any device signed out.
    public void anybodyChanged() {
        revalidator.ofAll();
    }
}
