package table13.testkit;

import table13.rules.Game;
import table13.rules.Journal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;

/// Counts the continuations of a dealt round up to a number of moves. A change to any rule of legality changes the
/// counts.
public final class Perft {

    private Perft() {}

    public static long count(Setup setup, long deal, int depth) {
        return count(setup.game(), setup, deal, depth);
    }

    private static <S extends State<S>> long count(Game<S> game, Setup setup, long deal, int depth) {
        S state = game.newState(setup);
        state.deal(0, new SplitMix(deal), Journal.CLOSED);
        return count(game, setup, state, deal, depth);
    }

    private static <S extends State<S>> long count(Game<S> game, Setup setup, S state, long deal, int depth) {
        if (depth == 0) {
            return 1;
        }
        int[] moves = new int[game.mostLegalMoves()];
        int n = state.legalMoves(moves);
        S next = game.newState(setup);
        long sum = 0;
        for (int i = 0; i < n; i++) {
            next.copyFrom(state);
            next.play(moves[i], new SplitMix(deal), Journal.CLOSED);
            sum += count(game, setup, next, deal, depth - 1);
        }
        return sum;
    }
}
