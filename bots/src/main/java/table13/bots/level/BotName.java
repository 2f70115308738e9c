package table13.bots.level;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import table13.bots.search.Opinion;
import table13.bots.search.Thinking;
import table13.rules.Level;

/// A bot's name taken apart: a level, and settings that change how it plays. Each setting may be used once.
final class BotName {
    private final String text;
    private final Level level;
    private final Map<String, String> unused = new TreeMap<>();

    private BotName(String text, Level level) {
        this.text = text;
        this.level = level;
    }

    static BotName of(String text) {
        String[] parts = text.split(":", -1);
        Level level = Level.named(parts[0])
                .orElseThrow(() -> new IllegalArgumentException(
                        "There is no bot '" + parts[0] + "'; there are: " + Bots.levels() + "."));
        BotName name = new BotName(text, level);
        for (int i = 1; i < parts.length; i++) {
            int equals = parts[i].indexOf('=');
            if (equals < 1 || name.unused.put(parts[i].substring(0, equals), parts[i].substring(equals + 1)) != null) {
                throw new IllegalArgumentException(
                        "'" + parts[i] + "' in '" + text + "' should be a setting like iterations=300, given once.");
            }
        }
        return name;
    }

    String text() {
        return text;
    }

    Level level() {
        return level;
    }

    /// How to think: as usual, but for what the name says.
    Thinking thinking(Thinking usual) {
        Thinking mixed = opponents(usual);
        String search = take("search", Function.identity(), "flat or tree", mixed.isTree() ? "tree" : "flat");
        if (!search.equals("flat") && !search.equals("tree")) {
            throw bad("search", "flat or tree", search);
        }
        return mixed.withTree(search.equals("tree"))
                .withIterations(take("iterations", Integer::valueOf, "a whole number", mixed.iterations()))
                .withHorizon(take("horizon", Integer::valueOf, "a whole number", mixed.horizon()))
                .withEndgame(take("endgame", Integer::valueOf, "a whole number", mixed.endgame()))
                .withOpinion(opinion(mixed.opinion()))
                .withSwaps(take("swaps", Integer::valueOf, "a whole number", mixed.swaps()))
                .withHindsight(take("hindsight", Integer::valueOf, "a whole number", mixed.hindsight()))
                .withNoise(take("noise", Double::valueOf, "a number", mixed.noise()));
    }

    /// How many rounds count what is said beforehand.
    private Opinion opinion(Opinion usual) {
        return usual.withRounds(take("opinion", Double::valueOf, "a number", usual.rounds()));
    }

    /// Who the others are taken to be: `tuned`, `greedy`, or a mixture such as `3/1`.
    private Thinking opponents(Thinking usual) {
        String mixture = take("opponents", Function.identity(), "", "");
        return switch (mixture) {
            case "" -> usual;
            case "tuned" -> usual.withOpponents(1, 0);
            case "greedy" -> usual.withOpponents(0, 1);
            default -> {
                if (!mixture.matches("[1-9]\\d?/[1-9]\\d?")) {
                    throw bad("opponents", "tuned, greedy, or a mixture of the two like 3/1", mixture);
                }
                int slash = mixture.indexOf('/');
                yield usual.withOpponents(
                        Integer.parseInt(mixture.substring(0, slash)), Integer.parseInt(mixture.substring(slash + 1)));
            }
        };
    }

    /// A part between 0 and 1.
    double number(String setting, double usual) {
        double number = take(setting, Double::valueOf, "a number from 0 to 1", usual);
        if (!(number >= 0 && number <= 1)) {
            throw bad(setting, "a number from 0 to 1", String.valueOf(number));
        }
        return number;
    }

    private <T> T take(String setting, Function<String, T> reader, String kind, T usual) {
        @Nullable String value = unused.remove(setting);
        if (value == null) {
            return usual;
        }
        try {
            return reader.apply(value);
        } catch (NumberFormatException _) {
            throw bad(setting, kind, value);
        }
    }

    private IllegalArgumentException bad(String setting, String kind, String value) {
        return new IllegalArgumentException(
                "The setting " + setting + " of " + level.id() + " is " + kind + ", not '" + value + "'.");
    }

    void requireAllUsed() {
        if (!unused.isEmpty()) {
            throw new IllegalArgumentException("The bot " + level.id() + " has no setting '"
                    + unused.keySet().iterator().next() + "'.");
        }
    }
}
