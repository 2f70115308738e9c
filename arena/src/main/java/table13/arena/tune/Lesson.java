package table13.arena.tune;

import java.util.List;
import table13.bots.net.Net;
import table13.rules.SplitMix;

/// A net that learns from examples, by going down the gradient of how surprising they are to it (Adam).
final class Lesson {
    private static final int UNITS = Net.UNITS;
    private static final int MOST_MOVES = 128;
    private static final int BATCH = 64;
    private static final float KEEPS = 0.9f;
    private static final float KEEPS_SQUARES = 0.999f;
    private static final float TINY = 1e-7f;
    private static final int MOST_WHOLE = 32767;

    private final int features;
    private final float[] weights;
    private final float[] slopes;
    private final float[] means;
    private final float[] squares;

    /// The rows that the present batch has to do with.
    private final boolean[] isTouched;

    private final int[] touched;
    private int touchedRows;
    private int steps;

    // ---- what it makes of the present example

    private final float[][] units = new float[MOST_MOVES][UNITS];
    private final float[] likely = new float[MOST_MOVES];
    private final float[] back = new float[UNITS];

    Lesson(int features, SplitMix chance) {
        this.features = features;
        int size = (features + 2) * UNITS;
        weights = new float[size];
        slopes = new float[size];
        means = new float[size];
        squares = new float[size];
        isTouched = new boolean[features + 2];
        touched = new int[features + 2];
        for (int i = 0; i < size; i++) {
            weights[i] = 0.2f * (chance.below(2001) - 1000) / 1000;
        }
    }

    /// The net in whole numbers.
    Net net() {
        int[] whole = new int[weights.length];
        for (int i = 0; i < whole.length; i++) {
            whole[i] = Math.clamp(Math.round(weights[i] * Net.ONE), -MOST_WHOLE, MOST_WHOLE);
        }
        return new Net(whole);
    }

    /// Goes through all examples once.
    void learn(List<Example> examples, float pace) {
        int inBatch = 0;
        for (Example example : examples) {
            learn(example);
            if (++inBatch == BATCH) {
                step(pace);
                inBatch = 0;
            }
        }
    }

    /// How surprising examples are on average.
    double surprise(List<Example> examples) {
        double sum = 0;
        for (Example example : examples) {
            see(example);
            for (int i = 0; i < example.wanted.length; i++) {
                sum -= example.wanted[i] * StrictMath.log(likely[i] + TINY);
            }
        }
        return sum / examples.size();
    }

    /// How often the move that is wanted most seems likeliest.
    double found(List<Example> examples) {
        int found = 0;
        for (Example example : examples) {
            see(example);
            int best = 0;
            for (int i = 1; i < example.wanted.length; i++) {
                best = likely[i] > likely[best] ? i : best;
            }
            found += best == example.best() ? 1 : 0;
        }
        return (double) found / examples.size();
    }

    /// Finds how likely each move seems to be.
    private void see(Example example) {
        int n = example.active.length;
        float highest = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < n; i++) {
            likely[i] = rate(example.active[i], units[i]);
            highest = Math.max(highest, likely[i]);
        }
        float sum = 0;
        for (int i = 0; i < n; i++) {
            likely[i] = (float) StrictMath.exp(likely[i] - highest);
            sum += likely[i];
        }
        for (int i = 0; i < n; i++) {
            likely[i] /= sum;
        }
    }

    private float rate(short[] active, float[] sums) {
        System.arraycopy(weights, features * UNITS, sums, 0, UNITS);
        for (short feature : active) {
            int row = feature * UNITS;
            for (int unit = 0; unit < UNITS; unit++) {
                sums[unit] += weights[row + unit];
            }
        }
        float rating = 0;
        int row = (features + 1) * UNITS;
        for (int unit = 0; unit < UNITS; unit++) {
            sums[unit] = Math.max(0, sums[unit]);
            rating += sums[unit] * weights[row + unit];
        }
        return rating;
    }

    private void learn(Example example) {
        see(example);
        int out = (features + 1) * UNITS;
        int bias = features * UNITS;
        touch(features);
        touch(features + 1);
        for (int i = 0; i < example.active.length; i++) {
            float error = likely[i] - example.wanted[i];
            for (int unit = 0; unit < UNITS; unit++) {
                slopes[out + unit] += error * units[i][unit];
                back[unit] = units[i][unit] > 0 ? error * weights[out + unit] : 0;
                slopes[bias + unit] += back[unit];
            }
            for (short feature : example.active[i]) {
                touch(feature);
                int row = feature * UNITS;
                for (int unit = 0; unit < UNITS; unit++) {
                    slopes[row + unit] += back[unit];
                }
            }
        }
    }

    private void touch(int row) {
        if (!isTouched[row]) {
            isTouched[row] = true;
            touched[touchedRows++] = row;
        }
    }

    private void step(float pace) {
        steps++;
        float correction =
                (float) (Math.sqrt(1 - StrictMath.pow(KEEPS_SQUARES, steps)) / (1 - StrictMath.pow(KEEPS, steps)));
        for (int t = 0; t < touchedRows; t++) {
            int row = touched[t] * UNITS;
            for (int i = row; i < row + UNITS; i++) {
                float slope = slopes[i] / BATCH;
                means[i] = KEEPS * means[i] + (1 - KEEPS) * slope;
                squares[i] = KEEPS_SQUARES * squares[i] + (1 - KEEPS_SQUARES) * slope * slope;
                weights[i] -= pace * correction * means[i] / ((float) Math.sqrt(squares[i]) + TINY);
                slopes[i] = 0;
            }
            isTouched[touched[t]] = false;
        }
        touchedRows = 0;
    }
}
