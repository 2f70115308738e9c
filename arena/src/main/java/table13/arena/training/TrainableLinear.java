package table13.arena.training;

import java.util.Arrays;
import java.util.List;
import table13.bots.search.LinearPolicy;

/// A trainable linear policy: a weight for each feature; a rating is the sum over the active features.
final class TrainableLinear extends TrainableModel {
    TrainableLinear(int features) {
        super(features, 1);
    }

    /// The weights, a line each.
    List<String> rows() {
        return Arrays.stream(quantize(LinearPolicy.ONE))
                .mapToObj(Integer::toString)
                .toList();
    }

    @Override
    float rate(int move, short[] active) {
        float rating = 0;
        for (short feature : active) {
            rating += weights[feature];
        }
        return rating;
    }

    @Override
    void accumulateGradient(int move, short[] active, float error) {
        for (short feature : active) {
            touch(feature);
            gradient[feature] += error;
        }
    }
}
