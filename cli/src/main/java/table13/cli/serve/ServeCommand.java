package table13.cli.serve;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import table13.cli.terminal.Complaint;
import table13.cli.terminal.Terminal;
import table13.server.LogSetup;
import table13.server.ServerSettings;
import table13.server.StoreAddress;
import table13.server.TableServer;
import table13.server.http.Limits;
import table13.server.http.WebServer;
import table13.server.store.StoreException;

/// `table13 serve`, which is also what `table13` alone does.
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description = "Open the tables: people and bots play over the network.",
        footer = {"", "docs/hosting.md says how to run it for others, docs/protocol.md what it speaks."})
public final class ServeCommand implements Callable<Integer> {
    static final int PORT = 1313;

    /// What suits a server; `./table13` takes the same.
    static final List<String> JAVA_OPTIONS = List.of("-XX:+UseSerialGC", "-XX:+ExitOnOutOfMemoryError");

    private static final int HIGHEST_PORT = 65_535;

    @Option(names = "--port", paramLabel = "N", description = "Where to listen (1313); 0 for any free port.")
    private int port = PORT;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "For whom: 127.0.0.1 is this machine alone (the default), 0.0.0.0 everybody.")
    private String host = "127.0.0.1";

    @Mixin
    private final StoreOptions store = new StoreOptions();

    @Option(
            names = "--behind-proxy",
            arity = "0..1",
            paramLabel = "BOOLEAN",
            fallbackValue = "true",
            description = "A reverse proxy stands before the server: believe what it says of clients.")
    private boolean isBehindProxy;

    @Option(
            names = "--origin",
            paramLabel = "URL",
            split = ",",
            description = "Another page whose scripts may connect, such as https://cards.example; several with commas.")
    private List<String> origins = List.of();

    @Option(names = "--max-connections", paramLabel = "N", description = "Connections in all (20000).")
    private int mostConnections = Limits.LINES;

    @Option(names = "--max-per-address", paramLabel = "N", description = "Connections from one address (300).")
    private int mostPerAddress = Limits.LINES_EACH;

    @Option(
            names = "--guests-per-hour",
            paramLabel = "N",
            description = "New guests from one address in an hour (300).")
    private int guestsAnHour = Limits.GUESTS_AN_HOUR;

    @Option(
            names = "--tables-per-hour",
            paramLabel = "N",
            description = "New tables from one address in an hour (1200).")
    private int tablesAnHour = Limits.TABLES_AN_HOUR;

    @Option(
            names = "--bot-pause",
            paramLabel = "MILLIS",
            description = "How long bots wait before they move, so that people can follow (400).")
    private long pause = ServerSettings.PAUSE;

    @Option(names = "--log", paramLabel = "LEVEL", description = "error, warn, info (the default) or debug.")
    private String log = "info";

    @Option(
            names = "--echo",
            arity = "0..1",
            paramLabel = "BOOLEAN",
            fallbackValue = "true",
            description = "Offer an echo at /api/echo, for measuring with table13 load.")
    private boolean hasEcho;

    private final Terminal terminal;

    public ServeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > HIGHEST_PORT) {
            throw new Complaint("a port is a number from 0 to " + HIGHEST_PORT + ", not " + port);
        }
        if (!List.of("error", "warn", "info", "debug").contains(log)) {
            throw new Complaint("--log is error, warn, info or debug, not '" + log + "'");
        }
        StoreAddress address = store.address();
        LogSetup.level(log);
        TableServer server = start(address);
        CountDownLatch isOver = new CountDownLatch(1);
        Thread onSignal = new Thread(() -> {
            server.close();
            isOver.countDown();
        });
        Runtime.getRuntime().addShutdownHook(onSignal);
        String shown = host.contains(":") ? "[" + host + "]" : host;
        terminal.println("Table 13 is open: http://" + shown + ":" + server.port() + "/ (Ctrl-C closes it)");
        terminal.println("What is played is kept in " + address);
        terminal.flush();
        isOver.await();
        return 0;
    }

    private TableServer start(StoreAddress address) {
        ServerSettings settings = ServerSettings.usual(address, port)
                .withPause(Math.max(0, pause))
                .withWeb(new WebServer.Settings(
                        host,
                        port,
                        hasEcho,
                        isBehindProxy,
                        new LinkedHashSet<>(origins),
                        Limits.usual()
                                .withLines(mostConnections, mostPerAddress)
                                .withEachHour(guestsAnHour, tablesAnHour)));
        try {
            return TableServer.start(settings);
        } catch (StoreException failure) {
            throw failure.kind() == StoreException.Kind.AWAY
                    ? new Complaint(address + " does not answer; is it running, and is the address right?")
                    : new Complaint(String.valueOf(failure.getMessage()));
        } catch (IOException problem) {
            throw new Complaint("cannot listen on " + host + ":" + port + ": " + problem.getMessage()
                    + " (is it running already? choose another port with --port)");
        }
    }
}
