package table13.server;

import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.http.ServerAddresses;
import table13.server.http.WebServer;
import table13.server.lobby.ArchiveExecutor;
import table13.server.lobby.BotExecutor;
import table13.server.lobby.Lobby;
import table13.server.lobby.LobbyContext;
import table13.server.metrics.Metrics;
import table13.server.sessions.Sessions;
import table13.server.sessions.SpokenCodes;
import table13.server.store.Store;
import table13.table.Dealer;

/// The whole server, wired in one place.
public final class TableServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TableServer.class);
    private static final Duration LONGEST_DRAIN = Duration.ofSeconds(2);
    private static final Duration LONGEST_LEAVING = Duration.ofSeconds(1);
    private static final long DRAIN_STEP_MILLIS = 10;

    private final Store store;
    private final BotExecutor executor;
    private final ArchiveExecutor archiveExecutor;
    private final Lobby lobby;
    private final WebServer web;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final ScheduledExecutorService timers;
    private int port;

    private TableServer(
            ServerSettings settings,
            Store store,
            Metrics metrics,
            InstantSource clock,
            RandomGenerator random,
            Dealer dealer) {
        this.store = store;
        timers = timers();
        executor = new BotExecutor(metrics);
        archiveExecutor = new ArchiveExecutor(metrics);
        LobbyContext context = new LobbyContext(
                store,
                metrics,
                executor,
                archiveExecutor,
                dealer,
                clock,
                random,
                threads,
                timers,
                settings.pauseMillis());
        lobby = new Lobby(context, settings.mostTables(), settings.mostTablesEach());
        Sessions sessions = new Sessions(store, clock, random);
        SpokenCodes codes = new SpokenCodes(store, clock, random);
        web = new WebServer(settings.web(), lobby, sessions, codes, metrics, clock, threads, store);
    }

    /// One thread suffices: tasks do their work on other threads. Tasks after the shutdown are discarded.
    private static ScheduledExecutorService timers() {
        ScheduledThreadPoolExecutor timers = new ScheduledThreadPoolExecutor(
                1, Thread.ofPlatform().name("timers").daemon().factory(), new ThreadPoolExecutor.DiscardPolicy());
        timers.setRemoveOnCancelPolicy(true);
        return timers;
    }

    /// Starts a server with these settings.
    ///
    /// @throws IOException if the port is not available
    /// @throws table13.server.store.StoreException if the database cannot be used
    public static TableServer start(ServerSettings settings) throws IOException {
        Metrics metrics = new Metrics();
        Store store = settings.store().open(metrics.store());
        return start(new TableServer(settings, store, metrics, store.nodes().clock(), new SecureRandom(), Dealer.FAIR));
    }

    /// Starts a server with a given clock and random source, for tests that must repeat.
    static TableServer start(
            ServerSettings settings, Store store, InstantSource clock, RandomGenerator random, Dealer dealer)
            throws IOException {
        return start(new TableServer(settings, store, new Metrics(), clock, random, dealer));
    }

    private static TableServer start(TableServer server) throws IOException {
        try {
            server.port = server.web.start(server.timers);
        } catch (IOException failure) {
            server.stop(LONGEST_DRAIN, LONGEST_LEAVING);
            throw failure;
        }
        server.lobby.join(server.web::clients, server.web::changed, server.web::anybodyChanged);
        server.lobby.begin();
        return server;
    }

    public int port() {
        return port;
    }

    /// The addresses under which this server is reachable.
    public ServerAddresses addresses() {
        return web.addresses();
    }

    /// Refuses further moves, stores accepted ones, asks clients to reconnect, and stops. Takes at most a few seconds.
    @Override
    public void close() {
        stop(LONGEST_DRAIN, LONGEST_LEAVING);
        LOG.info("stopped; everything is stored");
    }

    /// @param longestDrain how long to wait for pending writes
    /// @param longestLeaving how long to wait for devices to answer the close of their connections
    void stop(Duration longestDrain, Duration longestLeaving) {
        web.drain();
        lobby.drain();
        timers.shutdownNow();
        executor.close();
        archiveExecutor.close();
        long end = System.nanoTime() + longestDrain.toNanos();
        while (!lobby.isIdle() && System.nanoTime() < end) {
            try {
                Thread.sleep(DRAIN_STEP_MILLIS);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                break;
            }
        }
        web.stop(longestLeaving);
        threads.shutdown();
        store.close();
    }
}
