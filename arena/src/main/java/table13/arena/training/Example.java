package table13.arena.training;

import table13.bots.neural.Features;
import table13.rules.State;

/// One choice of a search, to learn from.
final class Example {
    /// For each legal move, the numbers of what is true of it.
    final short[][] active;

    /// How likely the search would choose each; together they make 1.
    final float[] wanted;

    Example(short[][] active, float[] wanted) {
        this.active = active;
        this.wanted = wanted;
    }

    /// For each of the first moves, the numbers of what is true of it.
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

    /// Which move is wanted most.
    int best() {
        int best = 0;
        for (int i = 1; i < wanted.length; i++) {
            best = wanted[i] > wanted[best] ? i : best;
        }
        return best;
    }
}
