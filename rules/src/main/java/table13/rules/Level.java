package table13.rules;

import java.util.Locale;
import java.util.Optional;

/// The strength of a bot. Four levels to choose from, the weakest first, and three baselines between them.
public enum Level {
    /// Baseline: a random legal move.
    RANDOM,
    /// A beginner with frequent mistakes.
    EASY,
    /// Baseline: the plainest sensible play, without mistakes.
    GREEDY,
    /// A tuned heuristic policy with occasional mistakes.
    MEDIUM,
    /// Baseline: the policy network without search.
    NET,
    /// A short search with rare mistakes.
    HARD,
    /// The longest search that still pays.
    EXPERT;

    /// The level's word in commands and messages.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The level with this word.
    public static Optional<Level> named(String id) {
        for (Level level : values()) {
            if (level.id().equals(id)) {
                return Optional.of(level);
            }
        }
        return Optional.empty();
    }
}
