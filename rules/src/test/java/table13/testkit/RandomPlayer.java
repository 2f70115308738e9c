package table13.testkit;

import java.util.function.IntPredicate;
import table13.rules.Chance;

/// Chooses random moves for tests, a last resort only when nothing else is legal.
public record RandomPlayer(IntPredicate isLastResort) {

    public static final RandomPlayer RANDOM = new RandomPlayer(move -> false);

    /// @param n the number of moves in the array
    int choose(int[] moves, int n, Chance chance) {
        int preferred = 0;
        while (preferred < n && !isLastResort.test(moves[preferred])) {
            preferred++;
        }
        return moves[chance.below(preferred == 0 ? n : preferred)];
    }
}
