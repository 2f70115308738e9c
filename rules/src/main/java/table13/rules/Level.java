package table13.rules;

import java.util.Locale;
import java.util.Optional;

/// How well a bot plays: four to choose from, the weakest first, and between them three to measure others by.
public enum Level {
    /// Any legal move: a yardstick.
    RANDOM,
    /// A sensible beginner who overlooks a great deal.
    EASY,
    /// The plainest sensible play, never mistaken: a yardstick.
    GREEDY,
    /// A rule of thumb that was tuned by playing a great many rounds, and overlooks something now and then.
    MEDIUM,
    /// What thinking ahead has taught, at a glance and without thinking: a yardstick.
    NET,
    /// Thinks ahead a little, and is seldom mistaken.
    HARD,
    /// Thinks ahead as far as it pays.
    EXPERT;

    /// The word it is asked for by.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The level that is asked for by this word.
    public static Optional<Level> named(String id) {
        for (Level level : values()) {
            if (level.id().equals(id)) {
                return Optional.of(level);
            }
        }
        return Optional.empty();
    }
}
