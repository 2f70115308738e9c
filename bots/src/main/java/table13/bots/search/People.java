package table13.bots.search;

import table13.rules.Game;
import table13.rules.State;

/// How likely people of every sort make a move. Nobody is taken to be without error, so nobody is ever ruled out.
///
/// One instance belongs to one thread.
public final class People<S extends State<S>> {
    /// How often anybody does anything at all.
    private static final double ANYTHING = 0.05;

    /// How often those who follow a rule err as beginners do, and how often a beginner plays like the greedy.
    private static final double CRAFTSMAN_ERRS = 0.2;

    private static final double GREEDY_ERRS = 0.05;
    private static final double BEGINNER_SEES = 0.1;

    private final Thumbs<S> thumbs;
    private final Beginner<S> beginner;
    private final int[] moves;
    private final double[] ratings;

    public People(Game<S> game, Thumbs<S> thumbs, Beginner<S> beginner) {
        this.thumbs = thumbs;
        this.beginner = beginner;
        moves = new int[game.mostLegalMoves()];
        ratings = new double[game.mostLegalMoves()];
    }

    /// Writes how likely somebody like that makes this move, for every [Likeness].
    void likelihoods(S state, int made, double[] into) {
        int n = state.legalMoves(moves);
        int place = 0;
        while (moves[place] != made) {
            place++;
        }
        thumbs.own().rate(state, moves, n, ratings);
        double thought = likelihood(n, place);
        beginner.rate(state, moves, n, ratings);
        double naive = likelihood(n, place);
        double tuned = thumbs.tuned().best(state, moves, n, ratings) == place ? 1 : 0;
        double greedy = thumbs.greedy().best(state, moves, n, ratings) == place ? 1 : 0;
        for (Likeness likeness : Likeness.ALL) {
            double likely = switch (likeness) {
                case THINKER -> thought;
                case CRAFTSMAN -> mixed(tuned, naive, CRAFTSMAN_ERRS);
                case GREEDY -> mixed(greedy, naive, GREEDY_ERRS);
                case BEGINNER -> mixed(naive, greedy, BEGINNER_SEES);
            };
            into[likeness.number()] = mixed(likely, 1.0 / n, ANYTHING);
        }
    }

    private static double mixed(double often, double seldom, double part) {
        return (1 - part) * often + part * seldom;
    }

    /// The odds of two moves are *e* to the power of the difference of their ratings.
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
