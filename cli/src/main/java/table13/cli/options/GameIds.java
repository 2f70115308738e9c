package table13.cli.options;

import java.util.Iterator;
import table13.rules.Game;
import table13.rules.registry.Games;

/// The ids of all games, for help texts.
public final class GameIds implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Games.ALL.stream().map(Game::id).iterator();
    }

    static String all() {
        return String.join(", ", new GameIds());
    }
}
