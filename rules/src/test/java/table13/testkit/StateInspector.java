package table13.testkit;

import table13.rules.Chance;
import table13.rules.State;

/// What the contract test must know of a game's state and nobody else may: each game implements it in its own test
/// package, by hand and without any help from the code under test.
public interface StateInspector<S extends State<S>> {

    /// How many cards of each kind there are, counted over every place a card can be.
    int[] census(S state);

    /// Exchanges at random what this viewer cannot see among the places where it cannot see it, and nothing else.
    ///
    /// @param viewer a seat, or [table13.rules.View#WATCHER]
    void permuteUnseen(S state, int viewer, Chance chance);
}
