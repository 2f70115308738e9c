package table13.arena.training;

import table13.bots.neural.NeuralNet;
import table13.rules.SplitMix;

/// A trainable [NeuralNet].
final class TrainableNet extends TrainableModel {
    private static final int UNITS = NeuralNet.UNITS;

    private final int features;
    private final float[][] units = new float[MOST_MOVES][UNITS];
    private final float[] back = new float[UNITS];

    TrainableNet(int features, SplitMix chance) {
        super(features + 2, UNITS);
        this.features = features;
        for (int i = 0; i < weights.length; i++) {
            weights[i] = 0.2f * (chance.below(2001) - 1000) / 1000;
        }
    }

    /// Continues from a trained net.
    TrainableNet(NeuralNet net) {
        super(net.features() + 2, UNITS);
        features = net.features();
        int[] whole = net.weights();
        for (int i = 0; i < whole.length; i++) {
            weights[i] = (float) whole[i] / NeuralNet.ONE;
        }
    }

    private TrainableNet(TrainableNet other) {
        super(other.weights, UNITS);
        features = other.features;
    }

    /// A replica that shares the weights and has its own gradient.
    TrainableNet replica() {
        return new TrainableNet(this);
    }

    NeuralNet net() {
        return new NeuralNet(quantize(NeuralNet.ONE));
    }

    @Override
    float rate(int move, short[] active) {
        float[] sums = units[move];
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

    @Override
    void accumulateGradient(int move, short[] active, float error) {
        int out = (features + 1) * UNITS;
        int bias = features * UNITS;
        touch(features);
        touch(features + 1);
        for (int unit = 0; unit < UNITS; unit++) {
            gradient[out + unit] += error * units[move][unit];
            back[unit] = units[move][unit] > 0 ? error * weights[out + unit] : 0;
            gradient[bias + unit] += back[unit];
        }
        for (short feature : active) {
            touch(feature);
            int row = feature * UNITS;
            for (int unit = 0; unit < UNITS; unit++) {
                gradient[row + unit] += back[unit];
            }
        }
    }
}
