package table13.rules.registry;

import java.util.List;
import java.util.Optional;
import table13.rules.Game;
import table13.rules.leaves.Leaves;
import table13.rules.skipbo.SkipBo;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.Thirteen;

/// The registry of all games.
public final class Games {

    public static final List<Game<?>> ALL = List.of(Thirteen.GAME, Friday.GAME, SkipBo.GAME, Leaves.GAME);

    private Games() {}

    public static Optional<Game<?>> named(String id) {
        for (Game<?> game : ALL) {
            if (game.id().equals(id)) {
                return Optional.of(game);
            }
        }
        return Optional.empty();
    }
}
