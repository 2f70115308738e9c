package table13.arena.tune;

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

    /// Which move is wanted most.
    int best() {
        int best = 0;
        for (int i = 1; i < wanted.length; i++) {
            best = wanted[i] > wanted[best] ? i : best;
        }
        return best;
    }
}
