package table13.bots.registry;

import java.util.List;
import table13.bots.leaves.LeavesKnowledge;
import table13.bots.search.GameKnowledge;
import table13.bots.skipbo.SkipBoKnowledge;
import table13.bots.thirteen.PileKnowledge;
import table13.rules.Game;
import table13.rules.State;

/// The bot knowledge of all games, in the order of the game registry.
public final class KnowledgeRegistry {
    public static final List<GameKnowledge<?>> ALL =
            List.of(PileKnowledge.THIRTEEN, PileKnowledge.FRIDAY, new SkipBoKnowledge(), new LeavesKnowledge());

    private KnowledgeRegistry() {}

    public static <S extends State<S>> GameKnowledge<S> of(Game<S> game) {
        for (GameKnowledge<?> knowledge : ALL) {
            if (knowledge.game().equals(game)) {
                @SuppressWarnings("unchecked") // the knowledge of this game has its state type
                GameKnowledge<S> found = (GameKnowledge<S>) knowledge;
                return found;
            }
        }
        throw new IllegalArgumentException("There is no bot for " + game.title() + ".");
    }
}
