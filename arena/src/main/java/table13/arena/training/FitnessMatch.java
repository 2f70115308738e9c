package table13.arena.training;

import java.util.List;
import table13.bots.search.Policy;
import table13.rules.Game;
import table13.rules.Journal;
import table13.rules.ScoreGoal;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;

/// One policy against a field of others. Every deal is played once in every seat.
final class FitnessMatch<S extends State<S>> {
    private final Setup setup;
    private final ScoreGoal goal;
    private final S state;
    private final int[] moves;
    private final double[] ratings;
    private double advantage;
    private double wins;
    private int rounds;

    FitnessMatch(Game<S> game, Setup setup) {
        this.setup = setup;
        goal = game.best();
        state = game.newState(setup);
        moves = new int[game.mostLegalMoves()];
        ratings = new double[game.mostLegalMoves()];
    }

    FitnessMatch<S> play(Policy<S> candidate, List<Policy<S>> field, long seed, int deals) {
        advantage = 0;
        wins = 0;
        rounds = 0;
        SplitMix seeds = new SplitMix(seed);
        for (int deal = 0; deal < deals; deal++) {
            long dealSeed = seeds.next();
            for (int seat = 0; seat < setup.players(); seat++) {
                playRound(candidate, field, seat, deal, dealSeed);
            }
        }
        return this;
    }

    private void playRound(Policy<S> candidate, List<Policy<S>> field, int seat, int deal, long seed) {
        SplitMix chance = new SplitMix(seed);
        state.deal(0, chance, Journal.CLOSED);
        while (state.toMove() != State.NOBODY) {
            int n = state.legalMoves(moves);
            int mover = state.toMove();
            Policy<S> policy = mover == seat ? candidate : field.get((deal + mover) % field.size());
            state.play(moves[policy.best(state, moves, n, ratings)], chance, Journal.CLOSED);
        }
        score(seat);
    }

    private void score(int seat) {
        int own = goal.loss(state.points(seat));
        int others = 0;
        int level = 1;
        boolean wins = true;
        for (int other = 0; other < setup.players(); other++) {
            if (other != seat) {
                int loss = goal.loss(state.points(other));
                others += loss;
                wins &= own <= loss;
                level += own == loss ? 1 : 0;
            }
        }
        rounds++;
        advantage += (double) others / (setup.players() - 1) - own;
        this.wins += wins ? 1.0 / level : 0;
    }

    /// The candidate's lead over the mean of the others, in points a round.
    double advantage() {
        return advantage / rounds;
    }

    /// The candidate's share of the wins.
    double winShare() {
        return wins / rounds;
    }
}
