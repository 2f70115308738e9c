package table13.bots.search;

import table13.rules.Game;
import table13.rules.State;

/// The likelihood of a move under each player type. Every type errs at times, so no type is ever ruled out. Not
/// thread-safe.
public final class TypeLikelihoods<S extends State<S>> {
    /// Probability of a uniformly random move, for every type.
    private static final double PROBABILITY_FLOOR = 0.05;

    /// Mixture weights: how often the heuristic and the greedy type err like a beginner, and how often a beginner plays
    /// the greedy move.
    private static final double HEURISTIC_ERRS = 0.2;

    private static final double GREEDY_ERRS = 0.05;
    private static final double BEGINNER_SEES = 0.1;

    private final Policies<S> policies;
    private final BeginnerPolicy<S> beginner;
    private final int[] moves;
    private final double[] ratings;

    public TypeLikelihoods(Game<S> game, Policies<S> policies, BeginnerPolicy<S> beginner) {
        this.policies = policies;
        this.beginner = beginner;
        moves = new int[game.mostLegalMoves()];
        ratings = new double[game.mostLegalMoves()];
    }

    /// Writes the likelihood of this move under every [PlayerType].
    void likelihoods(S state, int made, double[] into) {
        int n = state.legalMoves(moves);
        int place = 0;
        while (moves[place] != made) {
            place++;
        }
        policies.own().rate(state, moves, n, ratings);
        double searched = likelihood(n, place);
        beginner.rate(state, moves, n, ratings);
        double naive = likelihood(n, place);
        double tuned = policies.tuned().best(state, moves, n, ratings) == place ? 1 : 0;
        double greedy = policies.greedy().best(state, moves, n, ratings) == place ? 1 : 0;
        for (PlayerType type : PlayerType.ALL) {
            double likely = switch (type) {
                case SEARCHER -> searched;
                case HEURISTIC -> mixed(tuned, naive, HEURISTIC_ERRS);
                case GREEDY -> mixed(greedy, naive, GREEDY_ERRS);
                case BEGINNER -> mixed(naive, greedy, BEGINNER_SEES);
            };
            into[type.number()] = mixed(likely, 1.0 / n, PROBABILITY_FLOOR);
        }
    }

    private static double mixed(double often, double seldom, double part) {
        return (1 - part) * often + part * seldom;
    }

    /// Softmax of the ratings, at one index.
    private double likelihood(int n, int place) {
        double highest = ratings[0];
        for (int i = 1; i < n; i++) {
            highest = Math.max(highest, ratings[i]);
        }
        double all = 0;
        for (int i = 0; i < n; i++) {
            all += weight(ratings[i], highest);
        }
        return weight(ratings[place], highest) / all;
    }

    private static double weight(double rating, double highest) {
        return rating == highest ? 1 : Exponential.of(rating - highest);
    }
}
