package table13.bots.level;

import table13.bots.search.Beginner;
import table13.bots.search.Craft;
import table13.bots.search.Thumb;
import table13.rules.State;

/// The greedy rule of thumb, but it sees every win in hand, and does nothing that not even a [Beginner] does.
final class Sensible<S extends State<S>> implements Thumb<S> {
    private final Thumb<S> greedy;
    private final Beginner<S> beginner;
    private final double[] ratings;

    Sensible(Craft<S> craft) {
        greedy = craft.greedy();
        beginner = craft.beginner();
        ratings = new double[craft.game().mostLegalMoves()];
    }

    @Override
    public void rate(S state, int[] moves, int n, double[] into) {
        greedy.rate(state, moves, n, into);
        beginner.rate(state, moves, n, ratings);
        for (int i = 0; i < n; i++) {
            into[i] = Double.isInfinite(ratings[i]) ? ratings[i] : into[i];
        }
    }
}
