package table13.bots.search;

import table13.rules.State;

/// A policy: rates the legal moves without search. It may ask the state only what the seat to move knows.
public interface Policy<S extends State<S>> {

    /// Rates the moves of the seat to move: the higher, the better; a difference of one is clear.
    ///
    /// @param n how many of the moves are there to rate
    void rate(S state, int[] moves, int n, double[] into);

    /// The place of the best rated move; of equals, the first.
    ///
    /// @param ratings room for a rating each
    default int best(S state, int[] moves, int n, double[] ratings) {
        rate(state, moves, n, ratings);
        int best = 0;
        for (int i = 1; i < n; i++) {
            best = ratings[i] > ratings[best] ? i : best;
        }
        return best;
    }

    /// The best rated legal move; of equals, the first. Rollouts ask this at every move, so a policy should have a
    /// quicker way than to list and rate them all.
    ///
    /// @param moves room for the legal moves
    /// @param ratings room for a rating each
    default int bestMove(S state, int[] moves, double[] ratings) {
        return moves[best(state, moves, state.legalMoves(moves), ratings)];
    }
}
