package table13.rules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// The agreed settings of a match: the game, the number of players and a value for every option, in the game's order.
public record Setup(Game<?> game, int players, Map<String, String> options) {

    /// Fills in the defaults of missing options.
    ///
    /// @throws IllegalArgumentException if the game does not allow the setup; the message is for people
    public Setup {
        if (players < game.fewestPlayers() || players > game.mostPlayers()) {
            throw new IllegalArgumentException(game.title() + " is for " + game.fewestPlayers() + " to "
                    + game.mostPlayers() + " players, not " + players + ".");
        }
        Map<String, String> left = new LinkedHashMap<>(options);
        Map<String, String> all = new LinkedHashMap<>();
        for (Option option : game.options()) {
            String value = left.remove(option.name());
            if (value == null) {
                value = option.byDefault();
            }
            if (!option.values().contains(value)) {
                throw new IllegalArgumentException("Option " + option.name() + " of " + game.title() + " is one of "
                        + String.join(", ", option.values()) + ", not '" + value + "'.");
            }
            all.put(option.name(), value);
        }
        if (!left.isEmpty()) {
            throw new IllegalArgumentException(game.title() + " has no option '"
                    + left.keySet().iterator().next() + "'; it has: "
                    + String.join(
                            ", ", game.options().stream().map(Option::name).toList())
                    + ".");
        }
        options = Collections.unmodifiableMap(all);
    }

    /// The game with default options.
    public static Setup of(Game<?> game, int players) {
        return new Setup(game, players, Map.of());
    }

    public String option(Option option) {
        String value = options.get(option.name());
        if (value == null) {
            throw new IllegalArgumentException(game.title() + " has no option " + option.name());
        }
        return value;
    }

    public boolean isOn(Option option) {
        return option(option).equals(Option.ON);
    }

    @Override
    public String toString() {
        return game.id() + " " + players + " " + options;
    }
}
