package table13.server.lobby;

import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import table13.rules.Advice;
import table13.rules.Level;
import table13.rules.State;
import table13.rules.View;
import table13.table.Table;
import table13.wire.shelf.HintSeed;

/// What an expert would do in the place of a person. It thinks once about each move, however often it is asked, so
/// nobody can keep the thinkers busy with questions.
final class Hints {
    private final Shared shared;
    private long version = State.NOBODY;
    private @Nullable CompletableFuture<Advice> best;

    Hints(Shared shared) {
        this.shared = shared;
    }

    /// The best moves for the seat that is to move, and why: what the engine on the person's own machine says, too.
    ///
    /// @param share for whom it thinks, as [Thinkers#advise] wants it
    CompletableFuture<Advice> best(Table table, String share) {
        CompletableFuture<Advice> known = best;
        if (known != null && version == table.matchVersion()) {
            return known;
        }
        version = table.matchVersion();
        View view = table.viewOf(table.toMove());
        CompletableFuture<Advice> fresh = shared.thinkers().advise(share, Level.EXPERT, view, HintSeed.of(view));
        best = fresh;
        return fresh;
    }
}
