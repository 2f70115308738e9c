package table13.arena.calibration;

import java.util.List;
import java.util.Locale;

/// Predicted and real results, in ten bins of equally many choices.
final class Bins {
    private static final int BINS = 10;

    private final double[] predicted = new double[BINS];
    private final double[] won = new double[BINS];
    private final int choices;

    Bins(List<Sample> samples) {
        List<Sample> sorted = samples.stream()
                .sorted((one, other) -> Double.compare(one.win(), other.win()))
                .toList();
        choices = samples.size();
        for (int bin = 0; bin < BINS; bin++) {
            int from = bin * choices / BINS;
            int to = (bin + 1) * choices / BINS;
            for (Sample sample : sorted.subList(from, to)) {
                predicted[bin] += sample.win() / (to - from);
                won[bin] += sample.won() / (to - from);
            }
        }
    }

    /// The largest difference in a bin.
    double largest() {
        double largest = 0;
        for (int bin = 0; bin < BINS; bin++) {
            largest = Math.max(largest, Math.abs(predicted[bin] - won[bin]));
        }
        return largest;
    }

    /// The mean of the differences.
    double mean() {
        double sum = 0;
        for (int bin = 0; bin < BINS; bin++) {
            sum += Math.abs(predicted[bin] - won[bin]) / BINS;
        }
        return sum;
    }

    /// Two rows for docs/bots.md.
    String rows(String title) {
        StringBuilder rows = new StringBuilder("| " + title + ", said |");
        for (double each : predicted) {
            rows.append(String.format(Locale.ROOT, " %.1f |", 100 * each));
        }
        rows.append("\n| won |");
        for (double each : won) {
            rows.append(String.format(Locale.ROOT, " %.1f |", 100 * each));
        }
        return rows.append(String.format(
                        Locale.ROOT,
                        "%n%d choices, mean error %.1f points, largest %.1f",
                        choices,
                        100 * mean(),
                        100 * largest()))
                .toString();
    }
}
