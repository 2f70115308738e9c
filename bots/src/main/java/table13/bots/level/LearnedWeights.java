package table13.bots.level;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import table13.bots.neural.NeuralNet;
import table13.rules.Game;
import table13.rules.TextParser;

/// The trained weights of one game, as text. First the weights of the heuristic policy, one a line. Then, for games
/// with a distilled policy, the line `rule` and its weights; the line `net` and the rows of the net; and, for games
/// with a behaviour model, the line `habits` and its rows. Lines that begin with `#` are comments on the training.
public final class LearnedWeights {
    private static final String RULE = "rule";
    private static final String NET = "net";
    private static final String HABITS = "habits";

    private final double[] weights;
    private final int @Nullable [] rule;
    private final NeuralNet net;
    private final @Nullable NeuralNet habits;

    private LearnedWeights(double[] weights, int @Nullable [] rule, NeuralNet net, @Nullable NeuralNet habits) {
        this.weights = weights;
        this.rule = rule;
        this.net = net;
        this.habits = habits;
    }

    /// The weights of the heuristic policy.
    public double[] weights() {
        return weights.clone();
    }

    /// The weights of the distilled linear policy; null if the game has none.
    int @Nullable [] rule() {
        return rule == null ? null : rule.clone();
    }

    /// The policy network.
    public NeuralNet net() {
        return net;
    }

    /// The behaviour model; null if the game has none.
    @Nullable
    NeuralNet habits() {
        return habits;
    }

    /// The bundled weights, read from a resource.
    public static LearnedWeights of(Game<?> game) {
        String resource = "learned/" + game.id() + ".txt";
        try (InputStream in = Objects.requireNonNull(LearnedWeights.class.getResourceAsStream(resource), resource)) {
            return read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /// Parses the weights from a text, for the browser engine, which has no resources.
    ///
    /// @throws IllegalArgumentException if a line is malformed, or the net is missing
    public static LearnedWeights read(String text) {
        List<String> lines = TextParser.split(text, '\n').stream()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
        int net = lines.indexOf(NET);
        if (net < 0) {
            throw new IllegalArgumentException("The weights have no line '" + NET + "'.");
        }
        int rule = lines.indexOf(RULE);
        int habits = lines.indexOf(HABITS);
        return new LearnedWeights(
                decimals(lines.subList(0, rule < 0 ? net : rule)),
                rule < 0 ? null : whole(lines.subList(rule + 1, net)),
                NeuralNet.read(lines.subList(net + 1, habits < 0 ? lines.size() : habits)),
                habits < 0 ? null : NeuralNet.read(lines.subList(habits + 1, lines.size())));
    }

    /// Without a stream, which boxes doubles in the browser and so needs their printing.
    private static double[] decimals(List<String> lines) {
        double[] numbers = new double[lines.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = TextParser.decimal(lines.get(i));
        }
        return numbers;
    }

    private static int[] whole(List<String> lines) {
        return lines.stream().mapToInt(Integer::parseInt).toArray();
    }
}
