package table13.cli.serve;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import table13.cli.options.OptionConverters;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.UsageException;

/// `table13 healthy`: a health check for container runtimes and supervisors without an HTTP client.
@Command(
        name = "healthy",
        mixinStandardHelpOptions = true,
        description = "Ask the server on this machine whether it is ready: exit code 0 if it is, 1 if not.",
        footer = {"", "It asks /health/ready, where serve listens with the same options."})
public final class HealthyCommand implements Callable<Integer> {
    private static final int TIMEOUT_MILLIS = 4000;
    private static final int LONGEST_SENTENCE = 300;

    @Option(
            names = "--port",
            paramLabel = "N",
            converter = OptionConverters.Port.class,
            description = {"Port of the server.", "Default: " + ServeCommand.PORT})
    private int port = ServeCommand.PORT;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            converter = OptionConverters.Host.class,
            description = {"Address of the server.", "Default: " + ServeCommand.HOST})
    private String host = ServeCommand.HOST;

    private final Terminal terminal;

    public HealthyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        URI address = address();
        try {
            // No proxy of the environment: the server is on this machine.
            HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection(Proxy.NO_PROXY);
            connection.setConnectTimeout(TIMEOUT_MILLIS);
            connection.setReadTimeout(TIMEOUT_MILLIS);
            boolean isReady = connection.getResponseCode() == HttpURLConnection.HTTP_OK;
            if (isReady) {
                terminal.println(sentence(connection.getInputStream()));
                return 0;
            }
            terminal.complain(sentence(connection.getErrorStream()));
        } catch (IOException problem) {
            terminal.complain("no answer from " + address + ": " + problem.getMessage());
        }
        return 1;
    }

    /// A server that listens on all interfaces listens on loopback, too.
    private URI address() {
        String asked = switch (host) {
            case "0.0.0.0" -> ServeCommand.HOST;
            case "::", "[::]" -> "[::1]";
            default -> host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
        };
        try {
            return new URI("http://" + asked + ":" + port + "/health/ready");
        } catch (URISyntaxException _) {
            throw new UsageException("--host must be an address such as 127.0.0.1, not '" + host + "'");
        }
    }

    private static String sentence(@Nullable InputStream in) throws IOException {
        try (InputStream body = in == null ? InputStream.nullInputStream() : in) {
            String sentence = new String(body.readNBytes(LONGEST_SENTENCE), StandardCharsets.UTF_8).strip();
            return sentence.isEmpty() ? "not ready" : sentence;
        }
    }
}
