package table13.server.lobby;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.runtime.ActiveTable;
import table13.runtime.Client;
import table13.runtime.ReservedTable;
import table13.runtime.UnavailableLogException;
import table13.runtime.UnknownOutcomeException;
import table13.server.store.EntryRow;
import table13.table.CorruptLogException;
import table13.table.MatchResult;
import table13.table.Mover;
import table13.table.NewerLogException;
import table13.table.Pause;
import table13.table.Phase;
import table13.table.ScheduledAction;
import table13.table.Table;
import table13.wire.protocol.Request;

/// An [ActiveTable] on a server. All tasks pass its mailbox, one after another. After each task, due actions run or the
/// next one is scheduled. This class adds a log in the store ([StoredTableLog]), other nodes ([PresenceSync]), other
/// threads ([BackgroundServices]), and error handling. Thread-safe.
final class LiveTable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);
    private static final long RETRY_MILLIS = 2000;

    private final String id;
    private final Map<String, LiveTable> tables;
    private final LobbyContext context;
    private final Mailbox mailbox;
    private final PresenceSync presence;
    private final BackgroundServices services;
    private final ActiveTable table;
    private volatile long version;
    private @Nullable Future<?> timer;
    private boolean isReported;

    /// A table not loaded yet.
    ///
    /// @param tables the tables in memory; this table removes itself when unused
    LiveTable(String id, LobbyContext all, Map<String, LiveTable> tables) {
        this.id = id;
        this.tables = tables;
        MonotonicClock clock = new MonotonicClock(all.clock(), System::nanoTime);
        context = all.withClock(clock);
        mailbox = new Mailbox(context.threads());
        presence = new PresenceSync(id, context, clock);
        services = new BackgroundServices(id, context);
        table = new ActiveTable(
                id,
                new StoredTableLog(id, context),
                presence,
                services,
                context.dealer(),
                context::now,
                Pause.even(context.pauseMillis()));
    }

    // ---- mailbox

    /// Queues a task for this table.
    ///
    /// @return false if this table was unloaded: find it again
    private boolean post(Runnable task) {
        return post(task, () -> {});
    }

    /// @param done called afterwards, also after a failure
    private boolean post(Runnable task, Runnable done) {
        return mailbox.post(() -> {
            try {
                task.run();
                advance();
            } catch (UnavailableLogException _) {
                // Unstored changes are already discarded; a failed read does no harm.
                services.forget();
                table.pause();
                wakeIn(RETRY_MILLIS);
            } catch (UnknownOutcomeException unknown) {
                LOG.warn("table {}: {} Reloading the table from its log", id, unknown.getMessage(), unknown.getCause());
                services.forget();
                again();
            } catch (CorruptLogException unreadable) {
                giveUp(unreadable);
            } catch (RuntimeException | Error bug) {
                LOG.error("table {}: {}; reloading the table from its log", id, bug.toString(), bug);
                readAgain();
            } finally {
                version = table.version();
                done.run();
            }
        });
    }

    private void again() {
        post(() -> {});
    }

    private void readAgain() {
        table.forget();
        services.forget();
    }

    /// No node can read a corrupt log; a newer node may be able to.
    private void giveUp(CorruptLogException unreadable) {
        readAgain();
        cancelTimer();
        boolean isHandedOver = unreadable instanceof NewerLogException newer && handOver(newer);
        if (!isHandedOver && !isReported) {
            isReported = true;
            LOG.error("table {}: its log is corrupt: {}", id, unreadable.getMessage());
        }
        if (!table.isWatched()) {
            unload();
        }
    }

    /// Sends clients to a newer node, which has written an entry that this node cannot read. This node is no longer
    /// ready, so the clients reconnect to another one.
    ///
    /// @return false if there is no newer node: then the log counts as corrupt
    private boolean handOver(NewerLogException newer) {
        NodeStatus status = context.status();
        boolean isFirst = status.meetNewer();
        if (!status.hasSuccessors()) {
            return false;
        }
        if (isFirst) {
            LOG.warn("table {}: {} Its clients are sent to newer nodes", id, newer.getMessage());
        }
        table.abort();
        presence.lease().leave();
        return true;
    }

    // ---- scheduled actions

    /// Runs the due action, or schedules the next one.
    private void advance() {
        cancelTimer();
        if (!table.resume()) {
            wakeIn(RETRY_MILLIS);
            return;
        }
        ScheduledAction action = table.next().orElse(null);
        services.expect(action);
        boolean isTime = action != null && action.at() <= context.now();
        if (action instanceof ScheduledAction.BotMove think && (isTime || think.by() != Mover.CLOCK)) {
            ask(think); // bots choose during their pause
        }
        if (action == null || !isTime) {
            plan(action);
        } else if (table.run(action)) {
            again();
        } else if (!services.areThinking()) {
            wakeIn(RETRY_MILLIS);
        }
    }

    private void ask(ScheduledAction.BotMove think) {
        table.find().flatMap(now -> services.ask(now, think, table.isWatched())).ifPresent(choice -> {
            var _ = choice.thenAccept(move -> post(() -> services.choose(think, move)));
        });
    }

    private void plan(@Nullable ScheduledAction action) {
        if (action != null) {
            wakeIn(action.at() - context.now());
        }
        unloadIfUnused(action);
    }

    private void wakeIn(long millis) {
        timer = context.timers().schedule(this::again, millis, TimeUnit.MILLISECONDS);
    }

    private void cancelTimer() {
        if (timer != null) {
            timer.cancel(false);
            timer = null;
        }
    }

    /// The store remembers actions in the far future.
    private void unloadIfUnused(@Nullable ScheduledAction next) {
        TableLease lease = presence.lease();
        boolean isNeeded = table.isWatched() || services.areThinking() || lease.isAwaited() || lease.isSoon(next);
        if (!isNeeded) {
            unload();
        }
    }

    private void unload() {
        if (mailbox.closeIfNothingWaits()) {
            tables.remove(id, this);
            cancelTimer();
            presence.lease().leave();
        }
    }

    /// Loads the table if needed and runs due actions.
    ///
    /// @param done called afterwards, also after a failure
    boolean wake(Runnable done) {
        return post(() -> {}, done);
    }

    // ---- requests

    boolean handle(Client client, Request.AtTable request) {
        return post(() -> table.request(client, request));
    }

    boolean open(Client client, Request.Open request, ReservedTable reserved, ReservedTable next) {
        return post(() -> table.open(client, request, reserved, next));
    }

    /// Updates the name of the guest.
    boolean renamed(Client client) {
        return post(() -> table.renamed(client));
    }

    /// Handles a closed connection.
    void gone(Client client) {
        post(() -> table.gone(client));
    }

    /// Called periodically while the table is in memory.
    void refresh() {
        post(() -> {
            if (table.isWatched()) {
                table.find().ifPresent(presence::stay);
            }
        });
    }

    /// Closes the table if this guest is its only human player and no device is there, on any node.
    boolean closeIfAbandoned(String guest) {
        return post(() -> {
            Table now = table.find().orElse(null);
            if (now == null || !now.rules().isAlone(guest)) {
                return;
            }
            presence.refreshNow(now); // the guest may have joined on another node just now
            if (presence.presence().isEmpty() && presence.isKnown()) {
                table.close(guest);
            }
        });
    }

    boolean isIdle() {
        return mailbox.isIdle();
    }

    // ---- notifications from other nodes

    /// Version reached on this node. Thread-safe.
    long version() {
        return version;
    }

    /// The log has reached this version, written by any node.
    void logAppended(long reached) {
        post(() -> table.readUpTo(reached));
    }

    /// Appends the end of the log as received from another node.
    void logAppended(List<EntryRow> end) {
        post(() -> table.read(StoredTableLog.entries(end)));
    }

    /// Presence, the lease, or the state of the store has changed.
    void tableChanged() {
        presence.wake();
        again();
    }

    /// Notifications may have been lost.
    void resync() {
        presence.wake();
        logAppended(Long.MAX_VALUE);
    }

    /// The state in memory may be invalid.
    void logReplaced() {
        post(this::readAgain);
    }

    // ---- finished matches

    /// Completes with the record of a finished match.
    boolean record(ArchiveExecutor.Reader reader, int match, CompletableFuture<Optional<String>> answer) {
        return query(answer, () -> {
            if (table.mayHave(reader.guest(), match)) {
                services.record(reader, match, table.archive(), answer);
            } else {
                answer.complete(Optional.empty());
            }
        });
    }

    /// Completes with the results of the finished matches that this guest may see.
    boolean finished(String guest, CompletableFuture<Optional<List<MatchResult>>> answer) {
        return query(answer, () -> answer.complete(table.finished(guest)));
    }

    /// Completes with the host; empty if the table is closed.
    boolean host(CompletableFuture<Optional<String>> answer) {
        return query(
                answer,
                () -> answer.complete(table.findNewest()
                        .filter(now -> now.phase() != Phase.CLOSED)
                        .map(Table::host)));
    }

    /// Completes the answer also after a failure.
    private boolean query(CompletableFuture<?> answer, Runnable question) {
        return post(() -> {
            try {
                question.run();
            } catch (RuntimeException failure) {
                answer.completeExceptionally(failure);
                throw failure;
            }
        });
    }
}
