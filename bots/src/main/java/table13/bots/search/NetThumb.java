package table13.bots.search;

import table13.bots.net.Features;
import table13.bots.net.Net;
import table13.rules.State;

/// A policy network. A rating is a logit: the log-probability that a search would choose the move, up to a constant.
public final class NetThumb<S extends State<S>> implements Thumb<S> {
    private static final double UNIT = 1.0 / (Net.ONE * Net.ONE);

    private final Features<S> features;
    private final Net net;
    private final int[] active;
    private final int[] sums = new int[Net.UNITS];

    /// @throws IllegalArgumentException if the net was made for other features
    public NetThumb(Features<S> features, Net net) {
        if (net.features() != features.count()) {
            throw new IllegalArgumentException(
                    "The net knows " + net.features() + " features, the game has " + features.count() + ".");
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
