package table13.browser.solo;

import table13.rules.Level;
import table13.rules.State;
import table13.rules.View;
import table13.table.Table;
import table13.wire.shelf.HintSeed;

/// What an expert would do in the place of the person. It thinks once about each move, however often it is asked.
final class SoloHint {
    private final SoloBots bots;
    private long version = State.NOBODY;
    private String best = "";

    SoloHint(SoloBots bots) {
        this.bots = bots;
    }

    /// The best move for the seat that is to move, in notation: what a server would say, too.
    String best(Table table) {
        if (version != table.matchVersion()) {
            version = table.matchVersion();
            View view = table.viewOf(table.toMove());
            best = bots.choose(Level.EXPERT, view, HintSeed.of(view));
        }
        return best;
    }
}
