package table13.bots.level;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import table13.bots.net.Net;
import table13.rules.Game;

/// What was learned about a game by playing it: a text with one weight of the rule of thumb a line, then the line
/// `net`,
/// then the rows of the net. Lines that begin with `#` say where all this comes from.
public final class Learned {
    private static final String NET = "net";

    private final double[] weights;
    private final Net net;

    private Learned(double[] weights, Net net) {
        this.weights = weights;
        this.net = net;
    }

    /// The weights of the rule of thumb.
    double[] weights() {
        return weights.clone();
    }

    /// The learned policy.
    Net net() {
        return net;
    }

    /// What comes with the bots, as a resource.
    static Learned of(Game<?> game) {
        String resource = "learned/" + game.id() + ".txt";
        try (InputStream in = Objects.requireNonNull(Learned.class.getResourceAsStream(resource), resource)) {
            return read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /// What a text says, for whoever has no resources: the engine in the browser.
    ///
    /// @throws IllegalArgumentException if a line is not what it should be, or the net is missing
    public static Learned read(String text) {
        List<String> lines = Arrays.stream(text.split("\n", -1))
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
        int net = lines.indexOf(NET);
        if (net < 0) {
            throw new IllegalArgumentException("There is no line '" + NET + "'.");
        }
        double[] weights =
                lines.subList(0, net).stream().mapToDouble(Double::parseDouble).toArray();
        return new Learned(weights, Net.read(lines.subList(net + 1, lines.size())));
    }
}
