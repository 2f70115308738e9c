package table13.bots.level;

import table13.bots.search.BeginnerPolicy;
import table13.bots.search.GameKnowledge;
import table13.bots.search.Policy;
import table13.rules.State;

/// The greedy rule of thumb, but it sees every win in hand, and does nothing that not even a [BeginnerPolicy] does.
final class GuardedGreedyPolicy<S extends State<S>> implements Policy<S> {
    private final Policy<S> greedy;
    private final BeginnerPolicy<S> beginner;
    private final double[] ratings;

    GuardedGreedyPolicy(GameKnowledge<S> knowledge) {
        greedy = knowledge.greedy();
        beginner = knowledge.beginner();
        ratings = new double[knowledge.game().mostLegalMoves()];
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
