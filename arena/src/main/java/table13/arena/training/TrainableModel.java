package table13.arena.training;

import java.util.List;
import table13.rules.Chance;

/// Learns from examples, by going down the gradient of how surprising they are (Adam). What is learned is a table of
/// weights, a row for each feature and perhaps some more.
abstract class TrainableModel {
    static final int MOST_MOVES = 128;

    private static final int BATCH = 64;
    private static final float KEEPS = 0.9f;
    private static final float KEEPS_SQUARES = 0.999f;
    private static final float TINY = 1e-7f;
    private static final int MOST_WHOLE = 32767;
    private static final int FINE = 1 << 24;

    final float[] weights;
    final float[] slopes;
    private final int width;
    private final float[] means;
    private final float[] squares;

    /// The rows that the present batch has to do with.
    private final boolean[] isTouched;

    private final int[] touched;
    private int touchedRows;
    private int steps;

    /// How likely each move of the present example seems to be.
    private final float[] likely = new float[MOST_MOVES];

    TrainableModel(int rows, int width) {
        this(new float[rows * width], width);
    }

    /// Learns by the side of another one, which has the same weights.
    TrainableModel(float[] weights, int width) {
        int rows = weights.length / width;
        this.width = width;
        this.weights = weights;
        slopes = new float[weights.length];
        means = new float[weights.length];
        squares = new float[weights.length];
        isTouched = new boolean[rows];
        touched = new int[rows];
    }

    /// How good a move looks.
    ///
    /// @param move its place among the moves of the example
    abstract float rate(int move, short[] active);

    /// Adds to the slopes what a move has to do with them that seems too likely by so much.
    abstract void correct(int move, short[] active, float error);

    /// The weights in whole numbers.
    final int[] whole(int one) {
        int[] whole = new int[weights.length];
        for (int i = 0; i < whole.length; i++) {
            whole[i] = Math.clamp(Math.round(weights[i] * one), -MOST_WHOLE, MOST_WHOLE);
        }
        return whole;
    }

    /// Goes through all examples once.
    final void learn(List<Example> examples, float pace) {
        int inBatch = 0;
        for (Example example : examples) {
            see(example);
            for (int move = 0; move < example.active.length; move++) {
                correct(move, example.active[move], likely[move] - example.wanted[move]);
            }
            if (++inBatch == BATCH) {
                step(pace);
                inBatch = 0;
            }
        }
    }

    /// Makes a choice likelier that did better than others, or less likely.
    ///
    /// @param worth by how much it was better
    final void reinforce(Example example, int chosen, float worth) {
        see(example);
        for (int move = 0; move < example.active.length; move++) {
            correct(move, example.active[move], worth * (likely[move] - (move == chosen ? 1 : 0)));
        }
    }

    /// Draws one of the moves, as likely as it seems to be.
    final int draw(Example example, Chance chance) {
        see(example);
        float left = chance.below(FINE) * (1f / FINE);
        int move = 0;
        while (move < example.active.length - 1 && left >= likely[move]) {
            left -= likely[move++];
        }
        return move;
    }

    /// Takes over what somebody by its side has found out.
    final void absorb(TrainableModel twin) {
        for (int t = 0; t < twin.touchedRows; t++) {
            int row = twin.touched[t];
            touch(row);
            for (int i = row * width; i < (row + 1) * width; i++) {
                slopes[i] += twin.slopes[i];
                twin.slopes[i] = 0;
            }
            twin.isTouched[row] = false;
        }
        twin.touchedRows = 0;
    }

    /// How surprising examples are on average.
    final double surprise(List<Example> examples) {
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
    final double found(List<Example> examples) {
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
            likely[i] = rate(i, example.active[i]);
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

    /// Says that a row has a slope now.
    final void touch(int row) {
        if (!isTouched[row]) {
            isTouched[row] = true;
            touched[touchedRows++] = row;
        }
    }

    /// Goes down the slopes.
    final void step(float pace) {
        steps++;
        float correction =
                (float) (Math.sqrt(1 - StrictMath.pow(KEEPS_SQUARES, steps)) / (1 - StrictMath.pow(KEEPS, steps)));
        for (int t = 0; t < touchedRows; t++) {
            int row = touched[t] * width;
            for (int i = row; i < row + width; i++) {
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
