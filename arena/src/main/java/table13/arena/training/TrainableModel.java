package table13.arena.training;

import java.util.List;
import table13.rules.Chance;

/// A trainable model: minimises the cross-entropy of examples by gradient descent (Adam). The parameters are a table of
/// weights with a row for each feature and a few more. Not thread-safe.
abstract class TrainableModel {
    static final int MOST_MOVES = 128;

    private static final int BATCH = 64;
    private static final float BETA1 = 0.9f;
    private static final float BETA2 = 0.999f;
    private static final float EPSILON = 1e-7f;
    private static final int LARGEST_WEIGHT = 32767;
    private static final int DRAW_STEPS = 1 << 24;

    final float[] weights;
    final float[] gradient;
    private final int width;
    private final float[] firstMoments;
    private final float[] secondMoments;

    /// The rows with a gradient in the current batch.
    private final boolean[] isTouched;

    private final int[] touched;
    private int touchedRows;
    private int steps;

    /// The predicted probability of each move of the current example.
    private final float[] probabilities = new float[MOST_MOVES];

    TrainableModel(int rows, int width) {
        this(new float[rows * width], width);
    }

    /// A model that shares its weights with another one.
    TrainableModel(float[] weights, int width) {
        int rows = weights.length / width;
        this.width = width;
        this.weights = weights;
        gradient = new float[weights.length];
        firstMoments = new float[weights.length];
        secondMoments = new float[weights.length];
        isTouched = new boolean[rows];
        touched = new int[rows];
    }

    /// The rating (logit) of a move.
    ///
    /// @param move its index among the moves of the example
    abstract float rate(int move, short[] active);

    /// Accumulates the gradient for one move's error.
    abstract void accumulateGradient(int move, short[] active, float error);

    /// The weights as integers, in units of `1 / one`.
    final int[] quantize(int one) {
        int[] whole = new int[weights.length];
        for (int i = 0; i < whole.length; i++) {
            whole[i] = Math.clamp(Math.round(weights[i] * one), -LARGEST_WEIGHT, LARGEST_WEIGHT);
        }
        return whole;
    }

    /// Trains for one epoch over the examples.
    final void learn(List<Example> examples, float learningRate) {
        int inBatch = 0;
        for (Example example : examples) {
            computeProbabilities(example);
            for (int move = 0; move < example.active.length; move++) {
                accumulateGradient(move, example.active[move], probabilities[move] - example.wanted[move]);
            }
            if (++inBatch == BATCH) {
                step(learningRate);
                inBatch = 0;
            }
        }
    }

    /// Accumulates the policy gradient of one choice.
    ///
    /// @param worth its advantage, possibly negative
    final void reinforce(Example example, int chosen, float worth) {
        computeProbabilities(example);
        for (int move = 0; move < example.active.length; move++) {
            accumulateGradient(move, example.active[move], worth * (probabilities[move] - (move == chosen ? 1 : 0)));
        }
    }

    /// Draws a move from the predicted distribution.
    final int draw(Example example, Chance chance) {
        computeProbabilities(example);
        float left = chance.below(DRAW_STEPS) * (1f / DRAW_STEPS);
        int move = 0;
        while (move < example.active.length - 1 && left >= probabilities[move]) {
            left -= probabilities[move++];
        }
        return move;
    }

    /// Adds the gradient of a replica.
    final void addGradient(TrainableModel replica) {
        for (int t = 0; t < replica.touchedRows; t++) {
            int row = replica.touched[t];
            touch(row);
            for (int i = row * width; i < (row + 1) * width; i++) {
                gradient[i] += replica.gradient[i];
                replica.gradient[i] = 0;
            }
            replica.isTouched[row] = false;
        }
        replica.touchedRows = 0;
    }

    /// The mean cross-entropy of the examples.
    final double crossEntropy(List<Example> examples) {
        double sum = 0;
        for (Example example : examples) {
            computeProbabilities(example);
            for (int i = 0; i < example.wanted.length; i++) {
                sum -= example.wanted[i] * StrictMath.log(probabilities[i] + EPSILON);
            }
        }
        return sum / examples.size();
    }

    /// The share of examples in which the likeliest move is the best target.
    final double topOneAccuracy(List<Example> examples) {
        int found = 0;
        for (Example example : examples) {
            computeProbabilities(example);
            int best = 0;
            for (int i = 1; i < example.wanted.length; i++) {
                best = probabilities[i] > probabilities[best] ? i : best;
            }
            found += best == example.best() ? 1 : 0;
        }
        return (double) found / examples.size();
    }

    /// Computes the predicted probability of each move.
    private void computeProbabilities(Example example) {
        int n = example.active.length;
        float highest = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < n; i++) {
            probabilities[i] = rate(i, example.active[i]);
            highest = Math.max(highest, probabilities[i]);
        }
        float sum = 0;
        for (int i = 0; i < n; i++) {
            probabilities[i] = (float) StrictMath.exp(probabilities[i] - highest);
            sum += probabilities[i];
        }
        for (int i = 0; i < n; i++) {
            probabilities[i] /= sum;
        }
    }

    /// Marks a row as having a gradient.
    final void touch(int row) {
        if (!isTouched[row]) {
            isTouched[row] = true;
            touched[touchedRows++] = row;
        }
    }

    /// Makes one Adam step.
    final void step(float learningRate) {
        steps++;
        float correction = (float) (Math.sqrt(1 - StrictMath.pow(BETA2, steps)) / (1 - StrictMath.pow(BETA1, steps)));
        for (int t = 0; t < touchedRows; t++) {
            int row = touched[t] * width;
            for (int i = row; i < row + width; i++) {
                float gradientOfWeight = gradient[i] / BATCH;
                firstMoments[i] = BETA1 * firstMoments[i] + (1 - BETA1) * gradientOfWeight;
                secondMoments[i] = BETA2 * secondMoments[i] + (1 - BETA2) * gradientOfWeight * gradientOfWeight;
                weights[i] -=
                        learningRate * correction * firstMoments[i] / ((float) Math.sqrt(secondMoments[i]) + EPSILON);
                gradient[i] = 0;
            }
            isTouched[touched[t]] = false;
        }
        touchedRows = 0;
    }
}
