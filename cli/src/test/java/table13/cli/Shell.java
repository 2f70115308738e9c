package table13.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import table13.cli.options.Environment;
import table13.cli.terminal.Abilities;
import table13.cli.terminal.Terminal;

/// Runs a command and keeps what it said.
public final class Shell {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private InputStream in = InputStream.nullInputStream();
    private Charset charset = StandardCharsets.UTF_8;
    private Abilities abilities = Abilities.NONE;
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

    public Shell with(Abilities these) {
        abilities = these;
        return this;
    }

    public Shell in(Map<String, String> environment) {
        variables = environment;
        return this;
    }

    public int run(String... args) {
        return Main.run(args, new Terminal(in, out, err, charset, abilities), new Environment(variables));
    }

    public String out() {
        return out.toString(charset);
    }

    public String err() {
        return err.toString(charset);
    }
}
