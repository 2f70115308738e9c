package table13.browser.solo;

import table13.rules.Level;
import table13.rules.State;
import table13.table.Table;

/// What an expert would do in the place of the person. It thinks once about each move, however often it is asked.
final class SoloHint {
    private final SoloBots bots;
    private final Luck luck;
    private long version = State.NOBODY;
    private String best = "";

    SoloHint(SoloBots bots, Luck luck) {
        this.bots = bots;
        this.luck = luck;
    }

    /// The best move for the seat that is to move, in notation. Luck decides between moves that seem equal.
    String best(Table table) {
        if (version != table.matchVersion()) {
            version = table.matchVersion();
            best = bots.choose(Level.EXPERT, table.viewOf(table.toMove()), luck.number());
        }
        return best;
    }
}
