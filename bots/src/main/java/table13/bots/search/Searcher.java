package table13.bots.search;

import table13.bots.Choice;
import table13.rules.Move;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;

/// A way to search: given what a seat sees, it weighs the moves.
public interface Searcher<S extends State<S>> {

    /// Finds the best move, and says what it thinks of the others.
    ///
    /// @param guess what the seat could be looking at, and whom it could be playing with
    /// @param chance the luck of the imagined rounds
    Choice search(View view, Guess<S> guess, SplitMix chance);

    /// The move of [#search] alone, without the work that only its estimates need.
    default Move bestMove(View view, Guess<S> guess, SplitMix chance) {
        return search(view, guess, chance).move();
    }
}
