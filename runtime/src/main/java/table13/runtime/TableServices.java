package table13.runtime;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import table13.rules.Objection;
import table13.table.ScheduledAction;
import table13.table.Table;
import table13.wire.WireObjection;
import table13.wire.protocol.Request;

/// What a table in use has worked out for it: moves of bots, hints and replays. They may come from other threads.
public interface TableServices {

    /// Why this is not possible here though the rules may allow it; null if nothing is in the way.
    default @Nullable Objection objection(Table table, String guest, Request.AtTable request) {
        return null;
    }

    /// Whether a bot moves at this point.
    default boolean mayMove(ScheduledAction.BotMove think) {
        return true;
    }

    /// The move of a bot, in notation; nothing if it is still thinking. It is not given twice.
    Optional<String> move(Table table, ScheduledAction.BotMove think);

    /// Sends the best moves to a client that may ask for them.
    void hint(Client client, Request.Hint request, Table table);

    /// Sends some steps of a finished match to a client that may have it.
    default void replay(Client client, Request.Replay request, MatchArchive archive) {
        archive.replay(request)
                .ifPresentOrElse(client::send, () -> client.refuse(request.id(), WireObjection.NO_SUCH_MATCH));
    }
}
