package table13.server.lobby;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.rules.Advice;
import table13.rules.Level;
import table13.runtime.Client;
import table13.runtime.HintCache;
import table13.runtime.MatchArchive;
import table13.runtime.TableServices;
import table13.table.ScheduledAction;
import table13.table.Table;
import table13.wire.WireObjection;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;
import table13.wire.registry.HintSeed;

/// Work of other threads for one table. Bots choose moves in the [BotExecutor], once per move, however often the move
/// is due. Finished matches are read in the [ArchiveExecutor]. Not thread-safe.
final class BackgroundServices implements TableServices {
    private static final Logger LOG = LoggerFactory.getLogger(BackgroundServices.class);

    private final String id;
    private final LobbyContext context;
    private final HintCache<CompletableFuture<Advice>> hints = new HintCache<>();
    private ScheduledAction.@Nullable BotMove asked;
    private @Nullable String chosen;

    BackgroundServices(String id, LobbyContext context) {
        this.id = id;
        this.context = context;
    }

    // ---- bots

    /// Sets the next scheduled action. A choice for any other move is discarded.
    void expect(@Nullable ScheduledAction next) {
        if (asked != null && !(next instanceof ScheduledAction.BotMove think && think.isSameMove(asked))) {
            forget();
        }
    }

    /// Lets a bot choose, unless this move is already requested.
    ///
    /// @param isWatched whether a device is at the table; all tables without one share one turn in the queue
    /// @return the chosen move, to be passed to [#choose]
    Optional<CompletableFuture<String>> ask(Table table, ScheduledAction.BotMove think, boolean isWatched) {
        if (asked != null && think.isSameMove(asked)) {
            return Optional.empty();
        }
        asked = think;
        return Optional.of(context.bots()
                .choose(
                        isWatched ? table.host() : BotExecutor.NOBODY,
                        table.levelOf(think.seat()),
                        table.viewOf(think.seat()),
                        table.botSeed(think)));
    }

    /// Stores the choice. The move is made when the pause is over, which may be now.
    void choose(ScheduledAction.BotMove think, String move) {
        if (asked != null && think.isSameMove(asked)) {
            chosen = move;
        }
    }

    @Override
    public Optional<String> move(Table table, ScheduledAction.BotMove think) {
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

    @Override
    public void hint(Client client, Request.Hint request, Table table) {
        var _ = hints.best(table, view -> context.bots().advise(table.host(), Level.EXPERT, view, HintSeed.of(view)))
                .thenAccept(
                        advice -> client.send(Messages.hint(request.id(), request.table(), request.version(), advice)));
    }

    // ---- finished matches

    @Override
    public void replay(Client client, Request.Replay request, MatchArchive archive) {
        ArchiveExecutor.Reader reader = new ArchiveExecutor.Reader(client.address(), client.guest());
        boolean isTaken = context.archive().read(reader, client::isThere, () -> steps(client, request, archive));
        if (!isTaken) {
            client.refuse(request.id(), WireObjection.TOO_FAST);
        }
    }

    private Runnable steps(Client client, Request.Replay request, MatchArchive archive) {
        try {
            String steps = archive.replay(request).orElseThrow();
            return () -> client.send(steps);
        } catch (RuntimeException failure) {
            logFailure(request.match(), failure);
            return () -> client.refuse(request.id(), WireObjection.CANNOT_STORE);
        }
    }

    /// Computes the record of a match. The caller has checked the permission.
    void record(
            ArchiveExecutor.Reader reader,
            int match,
            MatchArchive archive,
            CompletableFuture<Optional<String>> answer) {
        if (!context.archive().read(reader, () -> true, () -> record(match, archive, answer))) {
            answer.completeExceptionally(new RejectedExecutionException("Too many archive requests are queued."));
        }
    }

    private Runnable record(int match, MatchArchive archive, CompletableFuture<Optional<String>> answer) {
        try {
            Optional<String> record = archive.record(match);
            return () -> answer.complete(record);
        } catch (RuntimeException failure) {
            logFailure(match, failure);
            return () -> answer.completeExceptionally(failure);
        }
    }

    private void logFailure(int match, RuntimeException failure) {
        LOG.error("table {}: cannot read match {}: {}", id, match, failure.toString(), failure);
    }
}
