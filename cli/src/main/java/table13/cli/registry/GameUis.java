package table13.cli.registry;

import java.util.List;
import table13.cli.screen.GameUi;
import table13.rules.Game;

/// All games in a terminal, in the order of [table13.rules.registry.Games#ALL].
public final class GameUis {
    public static final List<GameUi> ALL = List.of(PileUi.THIRTEEN, PileUi.FRIDAY, new SkipBoUi(), new LeavesUi());

    private GameUis() {}

    public static GameUi of(Game<?> game) {
        return ALL.stream()
                .filter(ui -> ui.game().equals(game))
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException("No terminal board is registered for " + game.title() + "."));
    }
}
