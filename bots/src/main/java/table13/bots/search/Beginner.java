package table13.bots.search;

import table13.rules.State;

/// How a beginner looks at the table, which is what mistakes are made of: what a beginner overlooks has no say, and
/// what nobody in their senses does is never done. It may ask the state only what the seat to move knows.
public interface Beginner<S extends State<S>> {

    /// A win in hand: nobody overlooks it.
    double WINS = Double.POSITIVE_INFINITY;

    /// What not even a beginner does.
    double ABSURD = Double.NEGATIVE_INFINITY;

    /// Rates the moves of the seat to move: the odds of two moves are *e* to the power of the difference. At least one
    /// is not [#ABSURD].
    ///
    /// @param n how many of the moves are there to rate
    void rate(S state, int[] moves, int n, double[] into);
}
