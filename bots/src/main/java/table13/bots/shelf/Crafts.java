package table13.bots.shelf;

import java.util.List;
import table13.bots.leaves.LeavesCraft;
import table13.bots.search.Craft;
import table13.bots.skipbo.SkipBoCraft;
import table13.bots.thirteen.PileCraft;
import table13.rules.Game;
import table13.rules.State;

/// What bots know of the games, in the order of the shelf.
public final class Crafts {
    public static final List<Craft<?>> ALL =
            List.of(PileCraft.THIRTEEN, PileCraft.FRIDAY, new SkipBoCraft(), new LeavesCraft());

    private Crafts() {}

    public static <S extends State<S>> Craft<S> of(Game<S> game) {
        for (Craft<?> craft : ALL) {
            if (craft.game().equals(game)) {
                @SuppressWarnings("unchecked") // a craft of this game is a craft of its states
                Craft<S> found = (Craft<S>) craft;
                return found;
            }
        }
        throw new IllegalArgumentException("There is no bot for " + game.title() + ".");
    }
}
