package table13.bots.search;

import table13.rules.State;

/// A policy: rates the legal moves without search. It may read from the state only what the seat to move knows.
public interface Policy<S extends State<S>> {

    /// Rates the moves of the seat to move. Higher is better; a difference of one is clear.
    ///
    /// @param n the number of moves to rate
    void rate(S state, int[] moves, int n, double[] into);

    /// The index of the best rated move; the first of equals.
    ///
    /// @param ratings scratch space for the ratings
    default int best(S state, int[] moves, int n, double[] ratings) {
        rate(state, moves, n, ratings);
        int best = 0;
        for (int i = 1; i < n; i++) {
            best = ratings[i] > ratings[best] ? i : best;
        }
        return best;
    }

    /// The best rated legal move; the first of equals. Rollouts call this for every move, so a policy should override
    /// it with a faster way than to list and rate all moves.
    ///
    /// @param moves scratch space for the legal moves
    /// @param ratings scratch space for the ratings
    default int bestMove(S state, int[] moves, double[] ratings) {
        return moves[best(state, moves, state.legalMoves(moves), ratings)];
    }
}
