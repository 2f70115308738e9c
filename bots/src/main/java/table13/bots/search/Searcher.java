package table13.bots.search;

import table13.bots.Choice;
import table13.rules.SplitMix;
import table13.rules.View;

/// A way to search: given what a seat sees, it weighs the moves.
public interface Searcher {

    /// Finds the best move, and says what it thinks of the others.
    ///
    /// @param chance the luck of the imagined rounds
    Choice search(View view, SplitMix chance);
}
