package table13.bots.search;

import table13.rules.State;

/// How a beginner rates moves: the model of mistakes. What a beginner overlooks does not count, and absurd moves are
/// never made. It may ask the state only what the seat to move knows.
public interface BeginnerPolicy<S extends State<S>> {

    /// A win in hand, never overlooked.
    double WINS = Double.POSITIVE_INFINITY;

    /// Never made, not even by a beginner.
    double ABSURD = Double.NEGATIVE_INFINITY;

    /// Writes logits of the moves of the seat to move. At least one is not [#ABSURD].
    ///
    /// @param n how many of the moves are there to rate
    void rate(S state, int[] moves, int n, double[] into);
}
