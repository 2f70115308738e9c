package table13.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import table13.rules.Game;
import table13.rules.Option;
import table13.rules.Setup;

/// Every way a game can be set up: each number of players with each combination of options.
public final class Setups {

    private Setups() {}

    public static List<Setup> all(Game<?> game) {
        List<Map<String, String>> choices = new ArrayList<>();
        choices.add(Map.of());
        for (Option option : game.options()) {
            List<Map<String, String>> wider = new ArrayList<>();
            for (Map<String, String> choice : choices) {
                for (String value : option.values()) {
                    Map<String, String> longer = new LinkedHashMap<>(choice);
                    longer.put(option.name(), value);
                    wider.add(longer);
                }
            }
            choices = wider;
        }
        List<Setup> setups = new ArrayList<>();
        for (int players = game.fewestPlayers(); players <= game.mostPlayers(); players++) {
            for (Map<String, String> choice : choices) {
                setups.add(new Setup(game, players, choice));
            }
        }
        return setups;
    }
}
