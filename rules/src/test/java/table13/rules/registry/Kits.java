package table13.rules.registry;

import java.util.List;
import table13.rules.Game;
import table13.rules.leaves.LeavesKit;
import table13.rules.skipbo.SkipBoKit;
import table13.rules.thirteen.PileKit;
import table13.testkit.Kit;

/// The test kits of all games, in the order of the registry.
final class Kits {
    static final List<Kit<?>> ALL = List.of(PileKit.THIRTEEN, PileKit.FRIDAY, SkipBoKit.KIT, LeavesKit.KIT);

    private Kits() {}

    static Kit<?> of(Game<?> game) {
        return ALL.stream()
                .filter(kit -> kit.game().equals(game))
                .findFirst()
                .orElseThrow(() -> new AssertionError("There is no Kit for " + game.title() + " in its test package."));
    }
}
