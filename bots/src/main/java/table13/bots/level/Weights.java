package table13.bots.level;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import table13.rules.Game;

/// What tuning found for a game's rule of thumb. The resource is a text with one weight a line; lines that begin with
/// `#` say where they come from.
final class Weights {

    private Weights() {}

    static double[] of(Game<?> game) {
        String resource = "weights/" + game.id() + ".txt";
        try (InputStream in = Objects.requireNonNull(Weights.class.getResourceAsStream(resource), resource);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
