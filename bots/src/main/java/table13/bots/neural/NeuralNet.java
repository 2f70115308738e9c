package table13.bots.neural;

import java.util.List;
import java.util.stream.IntStream;
import table13.rules.TextParser;

/// A neural network with sparse binary inputs, one hidden layer of rectified linear units and one output. Quantized to
/// integers, so that every machine gets the same result.
public final class NeuralNet {
    /// Number of hidden units: a multiple of the width of vector instructions.
    public static final int UNITS = 32;

    /// Fixed-point unit of a weight.
    public static final int ONE = 64;

    private final int features;
    private final int[] weights;

    /// @param weights a row for each feature, then the row of biases, then the row of output weights
    public NeuralNet(int[] weights) {
        if (weights.length < 2 * UNITS || weights.length % UNITS != 0) {
            throw new IllegalArgumentException("A net has rows of " + UNITS + " weights, at least two.");
        }
        this.weights = weights.clone();
        features = weights.length / UNITS - 2;
    }

    /// Reads the text of [#rows].
    ///
    /// @throws IllegalArgumentException if these are not rows of whole numbers
    public static NeuralNet read(List<String> rows) {
        int[] weights = new int[rows.size() * UNITS];
        for (int row = 0; row < rows.size(); row++) {
            List<String> numbers = TextParser.split(rows.get(row), ' ');
            if (numbers.size() != UNITS) {
                throw new IllegalArgumentException(
                        "A row of a net has " + UNITS + " numbers, not " + numbers.size() + ".");
            }
            for (int unit = 0; unit < UNITS; unit++) {
                weights[row * UNITS + unit] = Integer.parseInt(numbers.get(unit));
            }
        }
        return new NeuralNet(weights);
    }

    /// The net as text, a row for each feature and two more.
    public List<String> rows() {
        return IntStream.range(0, weights.length / UNITS).mapToObj(this::row).toList();
    }

    private String row(int row) {
        StringBuilder text = new StringBuilder();
        for (int unit = 0; unit < UNITS; unit++) {
            text.append(unit == 0 ? "" : " ").append(weights[row * UNITS + unit]);
        }
        return text.toString();
    }

    /// All weights, as the constructor takes them.
    public int[] weights() {
        return weights.clone();
    }

    /// Number of features.
    public int features() {
        return features;
    }

    /// The output for these active features, in units of [#ONE] times [#ONE].
    ///
    /// @param sums room for the hidden units
    public int rate(int[] active, int n, int[] sums) {
        System.arraycopy(weights, features * UNITS, sums, 0, UNITS);
        for (int i = 0; i < n; i++) {
            int row = active[i] * UNITS;
            for (int unit = 0; unit < UNITS; unit++) {
                sums[unit] += weights[row + unit];
            }
        }
        int rating = 0;
        int row = (features + 1) * UNITS;
        for (int unit = 0; unit < UNITS; unit++) {
            rating += Math.max(0, sums[unit]) * weights[row + unit];
        }
        return rating;
    }
}
