package table13.bots.level;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import table13.bots.search.SearchConfig;
import table13.rules.Level;
import table13.rules.TextParser;

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
        List<String> parts = TextParser.split(text, ':');
        Level level = Level.named(parts.getFirst())
                .orElseThrow(() -> new IllegalArgumentException(
                        "There is no bot '" + parts.getFirst() + "'; there are: " + Bots.levels() + "."));
        BotSpec name = new BotSpec(text, level);
        for (String part : parts.subList(1, parts.size())) {
            int equals = part.indexOf('=');
            if (equals < 1 || name.unused.put(part.substring(0, equals), part.substring(equals + 1)) != null) {
                throw new IllegalArgumentException(
                        "'" + part + "' in '" + text + "' should be a setting like iterations=300, given once.");
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
        take("opponents", "tuned, greedy, or a mixture of the two like 3/1", text -> mixture(text, usual));
        take("search", "flat or tree", text -> usual.tree(isTree(text)));
        whole("iterations", usual::iterations);
        whole("horizon", usual::horizon);
        whole("endgame", usual::endgame);
        whole("swaps", usual::swaps);
        whole("hindsight", usual::historySamples);
        take("opinion", "a number", text -> usual.pseudoCount(TextParser.decimal(text)));
        take("noise", "a number", text -> usual.noise(TextParser.decimal(text)));
        return usual.build();
    }

    /// The weights of the tuned and the greedy policy: `tuned`, `greedy`, or a mixture such as `3/1`.
    private static void mixture(String text, SearchConfig.Builder usual) {
        switch (text) {
            case "tuned" -> usual.opponents(1, 0);
            case "greedy" -> usual.opponents(0, 1);
            default -> {
                List<String> weights = TextParser.split(text, '/');
                require(text, weights.size() == 2 && weights.stream().allMatch(BotSpec::isWeight));
                usual.opponents(Integer.parseInt(weights.getFirst()), Integer.parseInt(weights.getLast()));
            }
        }
    }

    private static boolean isWeight(String text) {
        return TextParser.isWhole(text, 2) && !text.equals("0");
    }

    private static boolean isTree(String text) {
        return require(text, text.equals("tree") || text.equals("flat")).equals("tree");
    }

    /// The probability of a mistake, 0 to 1.
    double mistakes(double usual) {
        double[] rate = {usual};
        take("mistakes", "a number from 0 to 1", text -> rate[0] = probability(text));
        return rate[0];
    }

    private static double probability(String text) {
        double probability = TextParser.decimal(text);
        require(text, probability >= 0 && probability <= 1);
        return probability;
    }

    private static String require(String text, boolean holds) {
        if (!holds) {
            throw new IllegalArgumentException(text);
        }
        return text;
    }

    private void whole(String setting, IntConsumer reader) {
        take(setting, "a whole number", text -> reader.accept(Integer.parseInt(text)));
    }

    /// Applies the value of a setting, if the name has it.
    ///
    /// @param reader throws an [IllegalArgumentException] for an invalid value
    private void take(String setting, String kind, Consumer<String> reader) {
        @Nullable String value = unused.remove(setting);
        if (value == null) {
            return;
        }
        try {
            reader.accept(value);
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
