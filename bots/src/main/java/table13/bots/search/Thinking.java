package table13.bots.search;

/// How a search goes about it.
///
/// @param isTree whether it grows a tree ([TreeSearch]) or tries the moves side by side ([FlatSearch])
/// @param iterations how many imagined rounds are played out for one choice
/// @param tuned how often another seat is taken to follow the tuned rule of thumb, against `greedy`
/// @param greedy how often another seat is taken to follow the greedy rule
/// @param noise how often a move of an imagined round is any legal one instead
/// @param horizon after how many moves an imagined round is broken off and valued as it stands
/// @param endgame with how many moves left at most the rest is searched to the end ([Endgame]); 0 for never
public record Thinking(boolean isTree, int iterations, int tuned, int greedy, double noise, int horizon, int endgame) {

    private static final int MOST_ITERATIONS = 10_000_000;
    private static final int LONGEST_ENDGAME = 14;

    public Thinking {
        require(iterations >= 1 && iterations <= MOST_ITERATIONS, "iterations", "1 to 10000000");
        require(tuned >= 0 && greedy >= 0 && tuned + greedy >= 1 && tuned + greedy <= 1000, "tuned", "0 to 1000");
        require(noise >= 0 && noise <= 1, "noise", "0 to 1");
        require(horizon >= 1, "horizon", "at least 1");
        require(endgame >= 0 && endgame <= LONGEST_ENDGAME, "endgame", "0 to 14");
    }

    private static void require(boolean holds, String name, String range) {
        if (!holds) {
            throw new IllegalArgumentException(name + " must be " + range + ".");
        }
    }

    public Thinking withIterations(int count) {
        return new Thinking(isTree, count, tuned, greedy, noise, horizon, endgame);
    }

    public Thinking withTree(boolean tree) {
        return new Thinking(tree, iterations, tuned, greedy, noise, horizon, endgame);
    }

    public Thinking withOpponents(int tunedOnes, int greedyOnes) {
        return new Thinking(isTree, iterations, tunedOnes, greedyOnes, noise, horizon, endgame);
    }

    public Thinking withNoise(double share) {
        return new Thinking(isTree, iterations, tuned, greedy, share, horizon, endgame);
    }

    public Thinking withHorizon(int moves) {
        return new Thinking(isTree, iterations, tuned, greedy, noise, moves, endgame);
    }

    public Thinking withEndgame(int moves) {
        return new Thinking(isTree, iterations, tuned, greedy, noise, horizon, moves);
    }
}
