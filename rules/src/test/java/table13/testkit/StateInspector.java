package table13.testkit;

import table13.rules.Chance;
import table13.rules.State;

/// Full access to a game's state for the contract test only. Each game implements it in its own test package, by hand
/// and independently of the code under test.
public interface StateInspector<S extends State<S>> {

    /// The number of cards of each kind, counted over every place of a card.
    int[] census(S state);

    /// Randomly permutes the cards unseen by this viewer among their places, and nothing else.
    ///
    /// @param viewer a seat, or [table13.rules.View#WATCHER]
    void permuteUnseen(S state, int viewer, Chance chance);
}
