package table13.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import table13.cli.options.Environment;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.TerminalCapabilities;

/// Runs a command and captures its output.
public final class Shell {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private InputStream in = InputStream.nullInputStream();
    private Charset charset = StandardCharsets.UTF_8;
    private TerminalCapabilities capabilities = TerminalCapabilities.NONE;
    private Map<String, String> variables = Map.of();

    public static Shell withInput(String text) {
        return new Shell().reading(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    public Shell reading(InputStream input) {
        in = input;
        return this;
    }

    public Shell in(Charset locale) {
        charset = locale;
        return this;
    }

    public Shell with(TerminalCapabilities these) {
        capabilities = these;
        return this;
    }

    public Shell in(Map<String, String> environment) {
        variables = environment;
        return this;
    }

    /// The error message of an invalid command: one line and nothing else.
    public static String complaint(Map<String, String> environment, String... args) {
        Shell shell = new Shell().in(environment);
        assertThat(shell.run(args)).isEqualTo(2);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).startsWith("table13: ").endsWith("\n").hasLineCount(1);
        return shell.err();
    }

    public int run(String... args) {
        return Main.run(args, new Terminal(in, out, err, charset, capabilities), new Environment(variables));
    }

    public String out() {
        return out.toString(charset);
    }

    public String err() {
        return err.toString(charset);
    }
}
