package table13.bots.level;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import table13.rules.Game;

/// What tuning found for a game's rule of thumb: a text with one weight a line; lines that begin with `#` say where
/// they come from.
public final class Weights {

    private Weights() {}

    /// Those that come with the bots, as a resource.
    static double[] of(Game<?> game) {
        String resource = "weights/" + game.id() + ".txt";
        try (InputStream in = Objects.requireNonNull(Weights.class.getResourceAsStream(resource), resource)) {
            return read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /// Those in a text, for whoever has no resources: the engine in the browser.
    ///
    /// @throws NumberFormatException if a line is neither a number nor a remark
    public static double[] read(String text) {
        return Arrays.stream(text.split("\n"))
                .filter(line -> !line.startsWith("#"))
                .mapToDouble(Double::parseDouble)
                .toArray();
    }
}
