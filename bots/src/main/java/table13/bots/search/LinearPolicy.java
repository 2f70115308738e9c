package table13.bots.search;

import table13.bots.neural.Features;
import table13.rules.State;

/// A linear policy over binary features, distilled from the choices of a search. Integer weights, so that every machine
/// gets the same result.
public final class LinearPolicy<S extends State<S>> implements Policy<S> {
    /// Fixed-point unit of a weight.
    public static final int ONE = 64;

    private final Features<S> features;
    private final int[] weights;
    private final int[] active;

    /// @param weights one for each feature
    /// @throws IllegalArgumentException if the number of weights is wrong
    public LinearPolicy(Features<S> features, int[] weights) {
        this.features = features;
        this.weights = checked(weights, features.count());
        active = new int[features.most()];
    }

    /// A copy of the weights, after a check of their number.
    public static int[] checked(int[] weights, int count) {
        if (weights.length != count) {
            throw new IllegalArgumentException(
                    "The linear policy has " + weights.length + " weights, the game has " + count + " features.");
        }
        return weights.clone();
    }

    @Override
    public void rate(S state, int[] moves, int n, double[] into) {
        features.see(state);
        for (int i = 0; i < n; i++) {
            int rating = 0;
            for (int left = features.of(state, moves[i], active); left > 0; left--) {
                rating += weights[active[left - 1]];
            }
            into[i] = (double) rating / ONE;
        }
    }
}
