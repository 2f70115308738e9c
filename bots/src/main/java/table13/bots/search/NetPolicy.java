package table13.bots.search;

import table13.bots.neural.Features;
import table13.bots.neural.NeuralNet;
import table13.rules.State;

/// A policy network. A rating is a logit: the log-probability that a search would choose the move, up to a constant.
public final class NetPolicy<S extends State<S>> implements Policy<S> {
    private static final double UNIT = 1.0 / (NeuralNet.ONE * NeuralNet.ONE);

    private final Features<S> features;
    private final NeuralNet net;
    private final int[] active;
    private final int[] sums = new int[NeuralNet.UNITS];

    /// @throws IllegalArgumentException if the net has another number of features
    public NetPolicy(Features<S> features, NeuralNet net) {
        if (net.features() != features.count()) {
            throw new IllegalArgumentException(
                    "The net has " + net.features() + " features, the game has " + features.count() + ".");
        }
        this.features = features;
        this.net = net;
        active = new int[features.most()];
    }

    @Override
    public void rate(S state, int[] moves, int n, double[] into) {
        features.see(state);
        for (int i = 0; i < n; i++) {
            into[i] = UNIT * net.rate(active, features.of(state, moves[i], active), sums);
        }
    }
}
