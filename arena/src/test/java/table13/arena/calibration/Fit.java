package table13.arena.calibration;

import java.util.List;
import table13.bots.search.Calibration;

/// Fits a calibration by logistic regression (Newton's method), regularised towards the identity.
final class Fit {
    private static final int STEPS = 30;
    /// Regularisation weight. The choices of one match share their result, so they are not independent samples.
    private static final double HELD = 20;

    private static final double LONGEST = 0.3;

    private final double[] at = {0, 0, 1, 0};
    private final double[] word = at.clone();

    Calibration of(List<Sample> samples) {
        for (int step = 0; step < STEPS; step++) {
            double[] slope = new double[at.length];
            double[][] bend = new double[at.length][at.length];
            for (Sample sample : samples) {
                learn(sample, slope, bend);
            }
            for (int i = 0; i < at.length; i++) {
                slope[i] -= HELD * (at[i] - word[i]);
                bend[i][i] += HELD;
            }
            double[] by = solve(bend, slope);
            for (int i = 0; i < at.length; i++) {
                at[i] += Math.clamp(by[i], -LONGEST, LONGEST);
            }
        }
        return new Calibration(at[0], at[1], at[2], at[3]);
    }

    private void learn(Sample sample, double[] slope, double[][] bend) {
        double odds = sample.odds();
        double[] features = {1, sample.ahead(), odds, sample.ahead() * odds};
        double sum = 0;
        for (int i = 0; i < at.length; i++) {
            sum += at[i] * features[i];
        }
        double win = 1 / (1 + Math.exp(-sum));
        for (int i = 0; i < at.length; i++) {
            slope[i] += (sample.won() - win) * features[i];
            for (int j = 0; j < at.length; j++) {
                bend[i][j] += win * (1 - win) * features[i] * features[j];
            }
        }
    }

    /// Gaussian elimination without pivoting; the matrices here have their largest entries on the diagonal.
    private static double[] solve(double[][] of, double[] right) {
        int n = right.length;
        for (int i = 0; i < n; i++) {
            for (int row = 0; row < n; row++) {
                if (row != i) {
                    double times = of[row][i] / of[i][i];
                    for (int column = 0; column < n; column++) {
                        of[row][column] -= times * of[i][column];
                    }
                    right[row] -= times * right[i];
                }
            }
        }
        double[] solved = new double[n];
        for (int i = 0; i < n; i++) {
            solved[i] = right[i] / of[i][i];
        }
        return solved;
    }
}
