package table13.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import table13.rules.Game;
import table13.rules.Option;
import table13.rules.Setup;
import table13.rules.registry.Games;

/// Every setup of a game: each number of players with each combination of options.
public final class Setups {

    private Setups() {}

    /// The ids of the registered games.
    public static List<String> games() {
        return Games.ALL.stream().map(Game::id).toList();
    }

    /// Every setup of every registered game.
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
