package table13.arena.training;

import table13.bots.neural.Features;
import table13.rules.State;

/// One training example: a choice of a search.
final class Example {
    /// The active features of each legal move.
    final short[][] active;

    /// The target probability of each move; the sum is 1.
    final float[] wanted;

    Example(short[][] active, float[] wanted) {
        this.active = active;
        this.wanted = wanted;
    }

    /// The active features of the first `n` moves.
    static <S extends State<S>> short[][] active(Features<S> features, S state, int[] moves, int n) {
        int[] active = new int[features.most()];
        short[][] all = new short[n][];
        features.see(state);
        for (int i = 0; i < n; i++) {
            all[i] = new short[features.of(state, moves[i], active)];
            for (int f = 0; f < all[i].length; f++) {
                all[i][f] = (short) active[f];
            }
        }
        return all;
    }

    /// The move with the highest target probability.
    int best() {
        int best = 0;
        for (int i = 1; i < wanted.length; i++) {
            best = wanted[i] > wanted[best] ? i : best;
        }
        return best;
    }
}
