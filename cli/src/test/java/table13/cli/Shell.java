package table13.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/// Runs a command and keeps what it said.
final class Shell {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private InputStream in = InputStream.nullInputStream();
    private Charset charset = StandardCharsets.UTF_8;
    private Abilities abilities = Abilities.NONE;

    static Shell withInput(String text) {
        return new Shell().reading(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    Shell reading(InputStream input) {
        in = input;
        return this;
    }

    Shell in(Charset locale) {
        charset = locale;
        return this;
    }

    Shell with(Abilities these) {
        abilities = these;
        return this;
    }

    int run(String... args) {
        return Main.run(args, new Terminal(in, out, err, charset, abilities));
    }

    String out() {
        return out.toString(charset);
    }

    String err() {
        return err.toString(charset);
    }
}
