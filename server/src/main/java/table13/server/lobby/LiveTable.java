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

/// An [ActiveTable] on a server. Everything that concerns it goes through its mailbox, one thing after another; after
/// each, what is due is done or planned. What is added to it here: a log in the store ([StoredTableLog]), other nodes
/// ([PresenceSync]), other threads ([BackgroundServices]), and what becomes of a failure. Thread-safe.
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

    /// Not read yet.
    ///
    /// @param tables those in memory; it takes itself out when nobody needs it there any more
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

    // ---- one thing after another

    /// Hands something in that is to be done with the table.
    ///
    /// @return false if this table has been forgotten: look it up again
    private boolean post(Runnable task) {
        return post(task, () -> {});
    }

    /// @param done called afterwards, whatever came of it
    private boolean post(Runnable task, Runnable done) {
        return mailbox.post(() -> {
            try {
                task.run();
                goOn();
            } catch (UnavailableLogException _) {
                // What could not be stored is forgotten already; what could not be read does no harm.
                services.forget();
                table.getStuck();
                wakeIn(RETRY_MILLIS);
            } catch (UnknownOutcomeException unknown) {
                LOG.warn("table {}: {} It is read again from its log", id, unknown.getMessage(), unknown.getCause());
                services.forget();
                again();
            } catch (CorruptLogException unreadable) {
                giveUp(unreadable);
            } catch (RuntimeException | Error bug) {
                LOG.error("table {}: {}; it is read again from its log", id, bug.toString(), bug);
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

    /// Another node can read it, or none.
    private void giveUp(CorruptLogException unreadable) {
        readAgain();
        cancelTimer();
        boolean isHandedOver = unreadable instanceof NewerLogException newer && handOver(newer);
        if (!isHandedOver && !isReported) {
            isReported = true;
            LOG.error("table {}: its log is corrupt: {}", id, unreadable.getMessage());
        }
        if (!table.isWatched()) {
            letGo();
        }
    }

    /// A newer node has written what this one cannot read: the people here come back, and since this node is not ready
    /// any more, to another one.
    ///
    /// @return false if there is no newer node: then the log is as good as corrupt
    private boolean handOver(NewerLogException newer) {
        NodeStatus status = context.condition();
        boolean isFirst = status.meetNewer();
        if (!status.hasSuccessors()) {
            return false;
        }
        if (isFirst) {
            LOG.warn("table {}: {} Its people are handed over to newer nodes", id, newer.getMessage());
        }
        table.hangUp();
        presence.care().leave();
        return true;
    }

    // ---- what is due though nobody asks

    /// Does what is due, or plans when it will be.
    private void goOn() {
        cancelTimer();
        if (!table.goOn()) {
            wakeIn(RETRY_MILLIS);
            return;
        }
        ScheduledAction action = table.next().orElse(null);
        services.expect(action);
        boolean isTime = action != null && action.at() <= context.now();
        if (action instanceof ScheduledAction.BotMove think && (isTime || think.by() != Mover.CLOCK)) {
            ask(think); // bots think while they wait
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
        letGoIfUnused(action);
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

    /// What is due long from now is remembered by the store.
    private void letGoIfUnused(@Nullable ScheduledAction next) {
        TableLease lease = presence.care();
        boolean isNeeded = table.isWatched() || services.areThinking() || lease.isAwaited() || lease.isSoon(next);
        if (!isNeeded) {
            letGo();
        }
    }

    private void letGo() {
        if (mailbox.closeIfNothingWaits()) {
            tables.remove(id, this);
            cancelTimer();
            presence.care().leave();
        }
    }

    /// Reads the table if need be and does what is due.
    ///
    /// @param done called afterwards, whatever came of it
    boolean wake(Runnable done) {
        return post(() -> {}, done);
    }

    // ---- what people ask

    boolean handle(Client client, Request.AtTable request) {
        return post(() -> table.request(client, request));
    }

    boolean open(Client client, Request.Open request, ReservedTable unopened, ReservedTable next) {
        return post(() -> table.open(client, request, unopened, next));
    }

    /// The guest has taken another name.
    boolean renamed(Client client) {
        return post(() -> table.renamed(client));
    }

    /// The device is gone.
    void gone(Client client) {
        post(() -> table.gone(client));
    }

    /// Called now and then while the table is in memory.
    void refresh() {
        post(() -> {
            if (table.isWatched()) {
                table.find().ifPresent(presence::stay);
            }
        });
    }

    /// Closes the table if it belongs to this guest alone and no device is there, on any node.
    boolean closeIfAbandoned(String guest) {
        return post(() -> {
            Table now = table.find().orElse(null);
            if (now == null || !now.rules().isAlone(guest)) {
                return;
            }
            presence.refreshNow(now); // the guest may have come to another node just now
            if (presence.presence().isEmpty() && presence.isKnown()) {
                table.close(guest);
            }
        });
    }

    boolean isIdle() {
        return mailbox.isIdle();
    }

    // ---- what other nodes tell

    /// The version that has been reached here. For any thread.
    long version() {
        return version;
    }

    /// The log has reached this version, whoever wrote it.
    void logAppended(long reached) {
        post(() -> table.readUpTo(reached));
    }

    /// The same, with the end of the log as another node has told it.
    void logAppended(List<EntryRow> end) {
        post(() -> table.read(StoredTableLog.entries(end)));
    }

    /// Who is here has changed on another node, or who looks after the table, or whether anything can be stored.
    void tableChanged() {
        presence.stir();
        again();
    }

    /// Anything may have changed.
    void resync() {
        presence.stir();
        logAppended(Long.MAX_VALUE);
    }

    /// What is in memory may never have happened.
    void logReplaced() {
        post(this::readAgain);
    }

    // ---- finished matches

    /// The record of a finished match.
    boolean record(ArchiveExecutor.Reader reader, int match, CompletableFuture<Optional<String>> answer) {
        return look(answer, () -> {
            if (table.mayHave(reader.guest(), match)) {
                services.record(reader, match, table.archive(), answer);
            } else {
                answer.complete(Optional.empty());
            }
        });
    }

    /// How the finished matches ended that this guest may have.
    boolean finished(String guest, CompletableFuture<Optional<List<MatchResult>>> answer) {
        return look(answer, () -> answer.complete(table.finished(guest)));
    }

    /// The host, unless the table is closed.
    boolean host(CompletableFuture<Optional<String>> answer) {
        return look(
                answer,
                () -> answer.complete(table.findNewest()
                        .filter(now -> now.phase() != Phase.CLOSED)
                        .map(Table::host)));
    }

    /// Every question gets an answer whatever happens.
    private boolean look(CompletableFuture<?> answer, Runnable question) {
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
