package table13.runtime;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import table13.rules.Objection;
import table13.table.ScheduledAction;
import table13.table.Table;
import table13.wire.WireObjection;
import table13.wire.protocol.Request;

/// Computes bot moves, hints and replays for a table in use, perhaps on other threads.
public interface TableServices {

    /// The reason for refusing a request on this platform that the rules may allow; null if there is none.
    default @Nullable Objection objection(Table table, String guest, Request.AtTable request) {
        return null;
    }

    /// Whether a bot moves now.
    default boolean mayMove(ScheduledAction.BotMove scheduled) {
        return true;
    }

    /// The bot's move, in notation; empty while it is being computed. Returned once.
    Optional<String> move(Table table, ScheduledAction.BotMove scheduled);

    /// Sends the best moves. The client must be allowed to ask for them.
    void hint(Client client, Request.Hint request, Table table);

    /// Sends some steps of a finished match. The client must be allowed to see them.
    default void replay(Client client, Request.Replay request, MatchArchive archive) {
        archive.replay(request)
                .ifPresentOrElse(client::send, () -> client.refuse(request.id(), WireObjection.NO_SUCH_MATCH));
    }
}
