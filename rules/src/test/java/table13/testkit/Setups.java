package table13.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import table13.rules.Game;
import table13.rules.Option;
import table13.rules.Setup;
import table13.rules.registry.Games;

/// Every way a game can be set up: each number of players with each combination of options.
public final class Setups {

    private Setups() {}

    /// The games on the shelf by name.
    public static List<String> games() {
        return Games.ALL.stream().map(Game::id).toList();
    }

    /// Every way to set up every game on the shelf.
    public static List<Setup> all() {
        return Games.ALL.stream().flatMap(game -> all(game).stream()).toList();
    }

    public static List<Setup> all(Game<?> game) {
        List<Setup> setups = new ArrayList<>();
        for (int players = game.fewestPlayers(); players <= game.mostPlayers(); players++) {
            for (Map<String, String> choice : Option.choices(game.options())) {
                setups.add(new Setup(game, players, choice));
            }
        }
        return setups;
    }
}
