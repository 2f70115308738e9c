package table13.browser.solo;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import table13.rules.Advice;
import table13.rules.Level;
import table13.rules.Objection;
import table13.rules.State;
import table13.rules.View;
import table13.table.Due;
import table13.table.Table;
import table13.wire.protocol.Request;
import table13.wire.shelf.HintSeed;

/// As at every table: bots think, and the person does what the rules allow. A hint is thought about once, however often
/// it is asked for.
final class FreePlay implements Conduct {
    private final SoloBots bots;
    private long version = State.NOBODY;
    private Advice best = Advice.of("");

    FreePlay(SoloBots bots) {
        this.bots = bots;
    }

    @Override
    public boolean goesOn(Due.Think think) {
        return true;
    }

    @Override
    public String move(Table table, Due.Think think) {
        return bots.choose(table.levelOf(think.seat()), table.viewOf(think.seat()), table.botSeed(think));
    }

    /// What a server would say, too.
    @Override
    public Optional<Advice> hint(Table table) {
        if (version != table.matchVersion()) {
            version = table.matchVersion();
            View view = table.viewOf(table.toMove());
            best = bots.advise(Level.EXPERT, view, HintSeed.of(view));
        }
        return Optional.of(best);
    }

    @Override
    public @Nullable Objection objection(Table table, String guest, Request.AtTable request) {
        return null;
    }
}
