package table13.server.lobby;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import table13.runtime.Client;
import table13.table.Due;
import table13.table.Table;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;

/// What the bots of a table choose. They think elsewhere, see [Thinkers], once for each move, however often it turns
/// out to be due.
final class BotMoves {
    private final TableParts parts;
    private final Consumer<Runnable> post;
    private final Hints hints;
    private Due.@Nullable Think asked;
    private @Nullable String chosen;

    /// @param post hands something in that is to be done with the table
    BotMoves(TableParts parts, Consumer<Runnable> post) {
        this.parts = parts;
        this.post = post;
        hints = new Hints(parts.shared());
    }

    /// This is due next: what was thought about anything else is of no use any more.
    void expect(@Nullable Due next) {
        if (asked != null && !(next instanceof Due.Think think && think.isSameMove(asked))) {
            forget();
        }
    }

    void ask(Table table, Due.Think think) {
        if (asked != null && think.isSameMove(asked)) {
            return;
        }
        asked = think;
        var _ = parts.shared()
                .thinkers()
                .choose(share(table), table.levelOf(think.seat()), table.viewOf(think.seat()), table.botSeed(think))
                .thenAccept(move -> post.accept(() -> choose(think, move)));
    }

    /// It is made when the pause is over, which may be now.
    private void choose(Due.Think think, String move) {
        if (asked != null && think.isSameMove(asked)) {
            chosen = move;
        }
    }

    /// The move that was chosen, if it was; it is not given twice.
    Optional<String> take() {
        Optional<String> move = Optional.ofNullable(chosen);
        if (move.isPresent()) {
            forget();
        }
        return move;
    }

    void forget() {
        asked = null;
        chosen = null;
    }

    boolean areThinking() {
        return asked != null;
    }

    /// For whom bots think at this table: nobody waits longer because somebody else has many tables.
    private String share(Table table) {
        return parts.audience().isEmpty() ? Thinkers.NOBODY : table.host();
    }

    /// Tells what an expert would do in the place of a person, who may ask.
    void hint(Client client, Request.Hint request) {
        Table table = parts.current();
        var _ = hints.best(table, share(table))
                .thenAccept(advice -> client.tell(Messages.hint(request.id(), parts.id(), request.version(), advice)));
    }
}
