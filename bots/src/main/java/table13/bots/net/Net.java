package table13.bots.net;

import java.util.List;
import java.util.stream.IntStream;

/// A small net of whole numbers, so that every machine finds the same: the weights of all that is true are added up
/// in each unit, what is below nothing counts as nothing, and the units are weighed against each other.
public final class Net {
    /// How many units there are. A multiple of what processors add at a time.
    public static final int UNITS = 32;

    /// What a weight of one is in whole numbers.
    public static final int ONE = 64;

    private final int features;
    private final int[] weights;

    /// @param weights for each feature as many as there are units; then those that always count; then what units are
    /// worth
    public Net(int[] weights) {
        if (weights.length < 2 * UNITS || weights.length % UNITS != 0) {
            throw new IllegalArgumentException("A net has rows of " + UNITS + " weights, at least two.");
        }
        this.weights = weights.clone();
        features = weights.length / UNITS - 2;
    }

    /// Reads what [#rows] has written.
    ///
    /// @throws IllegalArgumentException if these are not rows of whole numbers
    public static Net read(List<String> rows) {
        int[] weights = new int[rows.size() * UNITS];
        for (int row = 0; row < rows.size(); row++) {
            String[] numbers = rows.get(row).split(" ", -1);
            if (numbers.length != UNITS) {
                throw new IllegalArgumentException(
                        "A row of a net has " + UNITS + " numbers, not " + numbers.length + ".");
            }
            for (int unit = 0; unit < UNITS; unit++) {
                weights[row * UNITS + unit] = Integer.parseInt(numbers[unit]);
            }
        }
        return new Net(weights);
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

    /// How many features it knows.
    public int features() {
        return features;
    }

    /// What is made of these features: [#ONE] times [#ONE] is one.
    ///
    /// @param sums room for the units
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
