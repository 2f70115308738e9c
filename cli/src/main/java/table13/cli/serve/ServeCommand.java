package table13.cli.serve;

import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import table13.cli.options.Environment;
import table13.cli.options.InvalidValueException;
import table13.cli.options.OptionConverters;
import table13.cli.terminal.Columns;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;
import table13.server.LogSetup;
import table13.server.ServerSettings;
import table13.server.StoreAddress;
import table13.server.TableServer;
import table13.server.http.Budgets;
import table13.server.http.Limits;
import table13.server.http.MetricsToken;
import table13.server.http.ServerAddresses;
import table13.server.http.TlsCertificate;
import table13.server.http.TlsException;
import table13.server.http.WebServer;
import table13.server.store.StoreException;

/// `table13 serve`; also the default of `table13`.
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description = "Start the server: people and bots play over the network.",
        footer = {"", "See docs/hosting.md for running it for others", "and docs/protocol.md for the protocol."})
public final class ServeCommand implements Callable<Integer> {
    static final int PORT = 1313;
    static final String HOST = "127.0.0.1";
    static final String OPENED = "table13.opened";
    private static final String LEVEL = "info";

    /// Options of Java for a server; `./table13` uses the same.
    static final List<String> JAVA_OPTIONS = List.of("-XX:+UseSerialGC", "-XX:+ExitOnOutOfMemoryError");

    @Option(
            names = "--port",
            paramLabel = "N",
            converter = OptionConverters.Port.class,
            description = {"Port to listen on; 0 picks a free port and prints it.", "Default: " + PORT})
    private int port = PORT;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            converter = OptionConverters.Host.class,
            description = {
                "Address to bind: 127.0.0.1 for this machine, 0.0.0.0 for all interfaces.",
                "Default: " + HOST
            })
    private String host = HOST;

    @Mixin
    private final StoreOptions store = new StoreOptions();

    @Option(
            names = "--behind-proxy",
            arity = "0..1",
            paramLabel = "BOOLEAN",
            fallbackValue = "true",
            converter = OptionConverters.Switch.class,
            description = {
                "Trust the X-Forwarded- headers of the reverse proxy in front of the server.",
                "Default: false"
            })
    private boolean isBehindProxy;

    @Option(
            names = "--origin",
            paramLabel = "URL",
            split = ",",
            converter = OptionConverters.Origin.class,
            description = "Another page whose scripts may connect, such as https://cards.example. Several with commas,"
                    + " or repeated.")
    private List<String> origins = List.of();

    @Option(
            names = "--tls-cert",
            paramLabel = "FILE",
            converter = OptionConverters.ReadableFile.class,
            description =
                    "TLS certificate with its chain, in PEM, for a server without a proxy; reloaded when it changes.")
    private @Nullable Path certificateFile;

    @Option(
            names = "--tls-key",
            paramLabel = "FILE",
            converter = OptionConverters.ReadableFile.class,
            description = "Private key of that certificate, in PEM and not encrypted.")
    private @Nullable Path keyFile;

    @Option(
            names = "--max-connections",
            paramLabel = "N",
            converter = OptionConverters.Count.class,
            description = {"Limit for all WebSockets.", "Default: " + Limits.LINES})
    private int mostConnections = Limits.LINES;

    @Option(
            names = "--max-per-address",
            paramLabel = "N",
            converter = OptionConverters.Count.class,
            description = {"Limit for WebSockets from one address.", "Default: " + Limits.LINES_EACH})
    private int mostPerAddress = Limits.LINES_EACH;

    @Option(
            names = "--guests-per-hour",
            paramLabel = "N",
            converter = OptionConverters.Count.class,
            description = {
                "New guests allowed from one address: this many at once, then this many per hour.",
                "Default: " + Limits.GUESTS_AN_HOUR
            })
    private int guestsPerHour = Limits.GUESTS_AN_HOUR;

    @Option(
            names = "--tables-per-hour",
            paramLabel = "N",
            converter = OptionConverters.Count.class,
            description = {
                "New tables allowed from one address: this many at once, then this many per hour.",
                "Default: " + Limits.TABLES_AN_HOUR
            })
    private int tablesPerHour = Limits.TABLES_AN_HOUR;

    @Option(
            names = "--chat-per-guest",
            paramLabel = "N",
            converter = OptionConverters.Count.class,
            description = {
                "Chat messages a second from one guest, at all tables together.",
                "Default: " + Budgets.CHAT_OF_GUEST
            })
    private int chatOfGuest = Budgets.CHAT_OF_GUEST;

    @Option(
            names = "--chat-per-address",
            paramLabel = "N",
            converter = OptionConverters.Count.class,
            description = {"Chat messages a second from one address.", "Default: " + Budgets.CHAT_OF_ADDRESS})
    private int chatOfAddress = Budgets.CHAT_OF_ADDRESS;

    @Option(
            names = "--megabytes-per-day",
            paramLabel = "N",
            converter = OptionConverters.Count.class,
            description = {
                "Megabytes stored per day for one address: everything except moves.",
                "Default: " + Budgets.MEGABYTES_A_DAY
            })
    private int megabytesPerDay = Budgets.MEGABYTES_A_DAY;

    @Option(
            names = "--bot-pause",
            paramLabel = "MILLIS",
            converter = OptionConverters.Millis.class,
            description = {
                "Pause of bots before a move, unless a guest at the table has chosen a pace.",
                "Default: " + ServerSettings.PAUSE
            })
    private long pause = ServerSettings.PAUSE;

    @Option(
            names = "--log",
            paramLabel = "LEVEL",
            converter = OptionConverters.LogLevel.class,
            description = {"Log level: error, warn, info or debug.", "Default: " + LEVEL})
    private String log = LEVEL;

    @Option(
            names = "--metrics-token",
            paramLabel = "TOKEN",
            converter = Token.class,
            description = "Let other machines read /metrics with this token.")
    private @Nullable MetricsToken metrics;

    @Option(
            names = "--echo",
            arity = "0..1",
            paramLabel = "BOOLEAN",
            fallbackValue = "true",
            converter = OptionConverters.Switch.class,
            description = {
                "Offer /api/echo, which table13 load measures. Do not use it on the open internet.",
                "Default: false"
            })
    private boolean hasEcho;

    @Spec
    private @Nullable CommandSpec spec;

    private final Terminal terminal;

    public ServeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws InterruptedException {
        misspelt();
        StoreAddress address = store.address();
        LogSetup.level(log);
        TlsCertificate certificate = certificate();
        CountDownLatch isOver = new CountDownLatch(1);
        AtomicReference<@Nullable TableServer> started = new AtomicReference<>();
        // Registered before the start: a signal during the start ends the process like a crash, with nothing to store.
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            TableServer server = started.get();
            if (server != null) {
                server.close();
                isOver.countDown();
            }
        }));
        TableServer server = start(address, certificate);
        started.set(server);
        createOpenedFile();
        terminal.println("Table 13 is running at " + server.addresses().here() + " (Ctrl-C stops it)");
        printAddresses(server.addresses());
        terminal.println("Matches are saved in " + address);
        terminal.flush();
        isOver.await();
        return 0;
    }

    /// Creates the file that `./table13` waits for before it builds the engine for the browser. A server that fails to
    /// start needs no engine.
    private void createOpenedFile() {
        String file = System.getProperty(OPENED);
        if (file == null) {
            return;
        }
        try {
            Files.createFile(Path.of(file));
        } catch (IOException problem) {
            terminal.complain("cannot create " + file + "; the engine for the browser is not built: " + problem);
        }
    }

    private void printAddresses(ServerAddresses addresses) {
        List<String> others = addresses.forOthers();
        if (addresses.isHereOnly()) {
            terminal.println("Only this machine can open it; --host 0.0.0.0 lets in the others in your network.");
        } else if (!others.isEmpty()) {
            terminal.println("On other devices, open:");
            others.forEach(each -> terminal.println("  " + each + "/"));
            terminal.println(TerminalCode.of(others.getFirst() + "/", terminal, Columns::ofThisProcess));
        } else if (!isBehindProxy) {
            terminal.println(
                    ServerAddresses.isContainer()
                            ? "On other devices, open the address of the machine that runs this container."
                            : "This machine is in no network, so other devices cannot open it.");
        }
    }

    private @Nullable TlsCertificate certificate() {
        if (certificateFile == null && keyFile == null) {
            return null;
        }
        if (certificateFile == null || keyFile == null) {
            throw new UsageException("--tls-cert and --tls-key go together: one of them is missing");
        }
        try {
            return TlsCertificate.of(certificateFile, keyFile);
        } catch (TlsException unusable) {
            throw new UsageException(String.valueOf(unusable.getMessage()));
        }
    }

    /// Converter of `--metrics-token`.
    static final class Token implements ITypeConverter<MetricsToken>, OptionConverters.Secret {
        @Override
        public MetricsToken convert(String text) {
            try {
                return MetricsToken.of(text);
            } catch (IllegalArgumentException _) {
                throw new InvalidValueException("at least " + MetricsToken.SHORTEST
                        + " ASCII characters, without spaces, such as openssl rand -hex 16 prints");
            }
        }
    }

    private TableServer start(StoreAddress address, @Nullable TlsCertificate certificate) {
        ServerSettings settings = ServerSettings.usual(address, port)
                .withPause(pause)
                .withWeb(new WebServer.Settings(
                        host,
                        port,
                        hasEcho,
                        isBehindProxy,
                        new LinkedHashSet<>(origins),
                        Limits.usual()
                                .withLines(mostConnections, mostPerAddress)
                                .withEachHour(guestsPerHour, tablesPerHour)
                                .withBudgets(Budgets.ofMegabytes(chatOfGuest, chatOfAddress, megabytesPerDay)),
                        metrics == null ? MetricsToken.NONE : metrics,
                        certificate));
        try {
            return TableServer.start(settings);
        } catch (StoreException failure) {
            throw failure.kind() == StoreException.Kind.AWAY
                    ? store.complaint(address + " does not answer; is it running, and is the address right?")
                    : store.complaint(String.valueOf(failure.getMessage()));
        } catch (IOException problem) {
            throw new UsageException("cannot listen on " + host + ":" + port + ": " + problem.getMessage()
                    + (isHere()
                            ? " (is it running already? choose another port with " + source("--port") + ")"
                            : " (" + source("--host") + " must be an address of this machine, such as " + HOST
                                    + ", or 0.0.0.0 for all of them)"));
        }
    }

    /// Whether the address belongs to this machine.
    private boolean isHere() {
        try {
            InetAddress address = InetAddress.getByName(host);
            return address.isAnyLocalAddress() || NetworkInterface.getByInetAddress(address) != null;
        } catch (IOException _) {
            return false;
        }
    }

    private String source(String option) {
        return spec == null ? option : Environment.sourceOf(spec, option);
    }

    /// Warns about misspelt variables. The server starts nevertheless.
    private void misspelt() {
        if (spec != null && spec.defaultValueProvider() instanceof Environment environment) {
            environment.misspelt(spec).forEach(terminal::complain);
        }
    }
}
