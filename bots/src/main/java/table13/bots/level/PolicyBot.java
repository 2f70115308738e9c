package table13.bots.level;

import java.util.List;
import table13.bots.Bot;
import table13.bots.Choice;
import table13.bots.search.GameKnowledge;
import table13.bots.search.Policy;
import table13.rules.Game;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;

/// Plays the best rated move of a policy.
final class PolicyBot<S extends State<S>> implements Bot {
    private final String name;
    private final Game<S> game;
    private final Policy<S> policy;
    private final S sampled;
    private final double[] ratings;

    PolicyBot(String name, GameKnowledge<S> knowledge, Setup setup, Policy<S> policy) {
        this.name = name;
        this.policy = policy;
        game = knowledge.game();
        sampled = game.newState(setup);
        ratings = new double[game.mostLegalMoves()];
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Choice choose(View view, long seed) {
        List<Move> moves = view.seen().legalMoves();
        game.determinizer(view.seen()).sample(sampled, new SplitMix(seed));
        int[] codes = moves.stream().mapToInt(Move::code).toArray();
        return new Choice(moves.get(policy.best(sampled, codes, codes.length, ratings)), List.of());
    }
}
