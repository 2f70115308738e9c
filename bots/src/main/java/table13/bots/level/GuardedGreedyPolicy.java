package table13.bots.level;

import table13.bots.search.BeginnerPolicy;
import table13.bots.search.GameKnowledge;
import table13.bots.search.Policy;
import table13.rules.State;

/// The greedy policy, except that it takes every win in hand and makes no move that is absurd for a [BeginnerPolicy].
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
