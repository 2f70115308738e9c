package table13.bots.level;

import java.util.List;
import table13.bots.Bot;
import table13.bots.Choice;
import table13.rules.Move;
import table13.rules.SplitMix;
import table13.rules.View;

/// Plays a random legal move.
record RandomBot(String name) implements Bot {

    @Override
    public Choice choose(View view, long seed) {
        List<Move> moves = view.seen().legalMoves();
        return new Choice(moves.get(new SplitMix(seed).below(moves.size())), List.of());
    }
}
