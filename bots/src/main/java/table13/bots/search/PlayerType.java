package table13.bots.search;

import java.util.List;

/// Types of players, for the inference of hidden cards and the prediction of moves.
public enum PlayerType {
    /// Searches.
    SEARCHER(0),
    /// Follows the tuned heuristic policy.
    HEURISTIC(1),
    /// Follows the greedy policy.
    GREEDY(2),
    /// Errs like a beginner.
    BEGINNER(3);

    /// All types, in the order of their numbers.
    public static final List<PlayerType> ALL = List.of(values());

    private final int number;

    PlayerType(int number) {
        this.number = number;
    }

    /// Index in the behaviour model, from 0. Frozen.
    public int number() {
        return number;
    }
}
