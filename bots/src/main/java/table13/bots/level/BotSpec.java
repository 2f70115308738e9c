package table13.bots.level;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import table13.bots.search.SearchConfig;
import table13.rules.Level;

/// A parsed bot name: a level, and settings that change it. Each setting may be used once.
final class BotSpec {
    private final String text;
    private final Level level;
    private final Map<String, String> unused = new TreeMap<>();

    private BotSpec(String text, Level level) {
        this.text = text;
        this.level = level;
    }

    static BotSpec of(String text) {
        String[] parts = text.split(":", -1);
        Level level = Level.named(parts[0])
                .orElseThrow(() -> new IllegalArgumentException(
                        "There is no bot '" + parts[0] + "'; there are: " + Bots.levels() + "."));
        BotSpec name = new BotSpec(text, level);
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

    /// The level's search settings, changed by the name.
    SearchConfig configured(SearchConfig.Builder usual) {
        take("opponents", "tuned, greedy, or a mixture of the two like 3/1", BotSpec::mixture)
                .ifPresent(weights -> usual.opponents(weights[0], weights[1]));
        take("search", "flat or tree", BotSpec::isTree).ifPresent(usual::tree);
        whole("iterations").ifPresent(usual::iterations);
        whole("horizon").ifPresent(usual::horizon);
        whole("endgame").ifPresent(usual::endgame);
        whole("swaps").ifPresent(usual::swaps);
        whole("hindsight").ifPresent(usual::historySamples);
        take("opinion", "a number", Double::valueOf).ifPresent(usual::pseudoCount);
        take("noise", "a number", Double::valueOf).ifPresent(usual::noise);
        return usual.build();
    }

    /// The weights of the tuned and the greedy policy: `tuned`, `greedy`, or a mixture such as `3/1`.
    private static int[] mixture(String text) {
        String weights = switch (text) {
            case "tuned" -> "1/0";
            case "greedy" -> "0/1";
            default -> require(text, text.matches("[1-9]\\d?/[1-9]\\d?"));
        };
        int slash = weights.indexOf('/');
        return new int[] {Integer.parseInt(weights.substring(0, slash)), Integer.parseInt(weights.substring(slash + 1))
        };
    }

    private static boolean isTree(String text) {
        return require(text, text.equals("tree") || text.equals("flat")).equals("tree");
    }

    /// The probability of a mistake, 0 to 1.
    double mistakes(double usual) {
        String kind = "a number from 0 to 1";
        double rate = take("mistakes", kind, Double::valueOf).orElse(usual);
        if (!(rate >= 0 && rate <= 1)) {
            throw bad("mistakes", kind, String.valueOf(rate));
        }
        return rate;
    }

    private static String require(String text, boolean holds) {
        if (!holds) {
            throw new IllegalArgumentException(text);
        }
        return text;
    }

    private Optional<Integer> whole(String setting) {
        return take(setting, "a whole number", Integer::valueOf);
    }

    /// The value of a setting, if the name has it.
    ///
    /// @param reader throws an [IllegalArgumentException] for an invalid value
    private <T> Optional<T> take(String setting, String kind, Function<String, T> reader) {
        @Nullable String value = unused.remove(setting);
        if (value == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(reader.apply(value));
        } catch (IllegalArgumentException _) {
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
