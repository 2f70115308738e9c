package table13.testkit;

import java.util.function.IntPredicate;
import table13.rules.Chance;

/// Chooses moves for tests: at random, but what counts as a last resort only when nothing else is legal.
public record RandomPlayer(IntPredicate isLastResort) {

    public static final RandomPlayer RANDOM = new RandomPlayer(move -> false);

    /// @param n how many of the moves are there to choose from
    int choose(int[] moves, int n, Chance chance) {
        int liked = 0;
        while (liked < n && !isLastResort.test(moves[liked])) {
            liked++;
        }
        return moves[chance.below(liked == 0 ? n : liked)];
    }
}
