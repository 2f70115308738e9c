package table13.browser.solo;

import java.util.Optional;
import table13.rules.Advice;
import table13.rules.Level;
import table13.rules.View;
import table13.runtime.BotCache;
import table13.runtime.Client;
import table13.runtime.HintCache;
import table13.runtime.TableServices;
import table13.table.ScheduledAction;
import table13.table.Table;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;
import table13.wire.registry.HintSeed;

/// The usual mode: bots search, and the person may do anything the rules allow. All services run synchronously.
final class FreePlayMode implements TableServices {
    private final BotCache bots;
    private final HintCache<Advice> hints = new HintCache<>();

    FreePlayMode(BotCache bots) {
        this.bots = bots;
    }

    @Override
    public Optional<String> move(Table table, ScheduledAction.BotMove think) {
        View view = table.viewOf(think.seat());
        return Optional.of(bots.move(table.levelOf(think.seat()).id(), view, table.botSeed(think), _ -> {}));
    }

    /// The same advice as from a server.
    @Override
    public void hint(Client client, Request.Hint request, Table table) {
        Advice best = hints.best(table, view -> bots.advise(Level.EXPERT.id(), view, HintSeed.of(view), _ -> {}));
        client.send(Messages.hint(request.id(), request.table(), request.version(), best));
    }
}
