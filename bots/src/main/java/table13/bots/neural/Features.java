package table13.bots.neural;

import table13.rules.State;

/// Sparse binary features of moves, the input of a learned policy. They depend only on what the seat to move knows. Not
/// thread-safe.
public interface Features<S extends State<S>> {

    /// Number of features.
    int count();

    /// Largest number of active features of one move.
    int most();

    /// Reads a state; [#of] refers to the last one.
    void see(S state);

    /// Writes the active features of a legal move of that state; returns their number.
    int of(S state, int move, int[] into);
}
