package table13.bots.search;

/// How a search goes about it.
///
/// @param isTree whether a [Tree] grows below each move, or rules of thumb play on at once
/// @param iterations how many imagined rounds are played out for one choice
/// @param tuned how often another seat is taken to follow the own rule of thumb, tuned or taught, against `greedy`
/// @param greedy how often another seat is taken to follow the greedy rule
/// @param noise how often a move of an imagined round is any legal one instead
/// @param horizon after how many moves an imagined round is broken off and valued as it stands
/// @param endgame with how many moves left at most the rest is searched to the end ([Endgame]); 0 for never
/// @param swaps how many cards are exchanged from one imagined round to the next ([Belief]); 0 to imagine evenly
/// @param hindsight how often the round is gone through again to find whom everybody is like ([Impressions]); 0 for
/// never
/// @param opinion what is said of the moves before any is tried
public record Thinking(
        boolean isTree,
        int iterations,
        int tuned,
        int greedy,
        double noise,
        int horizon,
        int endgame,
        int swaps,
        int hindsight,
        Opinion opinion) {

    private static final int MOST_ITERATIONS = 10_000_000;
    private static final int LONGEST_ENDGAME = 14;
    private static final int MOST_SWAPS = 1000;
    private static final int MOST_HINDSIGHT = 1000;

    public Thinking {
        require(iterations >= 1 && iterations <= MOST_ITERATIONS, "iterations", "1 to 10000000");
        require(tuned >= 0 && greedy >= 0 && tuned + greedy >= 1 && tuned + greedy <= 1000, "tuned", "0 to 1000");
        require(noise >= 0 && noise <= 1, "noise", "0 to 1");
        require(horizon >= 1, "horizon", "at least 1");
        require(swaps >= 0 && swaps <= MOST_SWAPS, "swaps", "0 to 1000");
        require(hindsight >= 0 && hindsight <= MOST_HINDSIGHT, "hindsight", "0 to 1000");
        require(endgame >= 0 && endgame <= LONGEST_ENDGAME, "endgame", "0 to 14");
    }

    private static void require(boolean holds, String name, String range) {
        if (!holds) {
            throw new IllegalArgumentException(name + " must be " + range + ".");
        }
    }

    public Thinking withIterations(int count) {
        return new Thinking(isTree, count, tuned, greedy, noise, horizon, endgame, swaps, hindsight, opinion);
    }

    public Thinking withTree(boolean tree) {
        return new Thinking(tree, iterations, tuned, greedy, noise, horizon, endgame, swaps, hindsight, opinion);
    }

    public Thinking withOpponents(int tunedOnes, int greedyOnes) {
        return new Thinking(
                isTree, iterations, tunedOnes, greedyOnes, noise, horizon, endgame, swaps, hindsight, opinion);
    }

    public Thinking withNoise(double share) {
        return new Thinking(isTree, iterations, tuned, greedy, share, horizon, endgame, swaps, hindsight, opinion);
    }

    public Thinking withHorizon(int moves) {
        return new Thinking(isTree, iterations, tuned, greedy, noise, moves, endgame, swaps, hindsight, opinion);
    }

    public Thinking withSwaps(int count) {
        return new Thinking(isTree, iterations, tuned, greedy, noise, horizon, endgame, count, hindsight, opinion);
    }

    public Thinking withHindsight(int times) {
        return new Thinking(isTree, iterations, tuned, greedy, noise, horizon, endgame, swaps, times, opinion);
    }

    public Thinking withOpinion(Opinion other) {
        return new Thinking(isTree, iterations, tuned, greedy, noise, horizon, endgame, swaps, hindsight, other);
    }

    public Thinking withEndgame(int moves) {
        return new Thinking(isTree, iterations, tuned, greedy, noise, horizon, moves, swaps, hindsight, opinion);
    }
}
