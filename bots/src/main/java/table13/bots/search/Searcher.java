package table13.bots.search;

import table13.bots.Choice;
import table13.rules.Move;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;

/// A search: estimates the moves of a seat from its view.
public interface Searcher<S extends State<S>> {

    /// Finds the best move and estimates the others.
    ///
    /// @param belief samples the hidden information of the seat
    /// @param chance randomness of the rollouts
    Choice search(View view, BeliefSampler<S> belief, SplitMix chance);

    /// The move of [#search] alone, without the work for estimates.
    default Move bestMove(View view, BeliefSampler<S> belief, SplitMix chance) {
        return search(view, belief, chance).move();
    }
}
