package table13.server.lobby;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.runtime.Book;
import table13.runtime.Client;
import table13.runtime.UnknownOutcome;
import table13.runtime.UnopenedTable;
import table13.server.store.EntryRow;
import table13.server.store.StoreException;
import table13.table.CorruptLog;
import table13.table.Finished;
import table13.table.NewerLog;
import table13.table.Phase;
import table13.table.Table;
import table13.wire.protocol.Request;

/// A table in use. Everything that concerns it goes through its mailbox, one thing after another:
///
/// 1. *rule*: the rules of the table and of the game say what may be done;
/// 2. *play*: the table takes the new entries, in memory, where nobody can see them yet;
/// 3. *store*: they go to the log, and we wait until they are on disk;
/// 4. *tell*: everybody is told what they may know.
///
/// The first three are done by [Book], the last by [Telling]. What clients ask is with [Answers], who
/// comes and goes with [Arrivals], what bots choose with [BotMoves], what is due though nobody asks with [Timetable],
/// and the past with [Archive]. The same table may be in use on other nodes: who is there is with [Whereabouts], and
/// which node does what is due with [Care].
final class LiveTable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

    private final String id;
    private final Mailbox mailbox;
    private final TableParts parts;
    private final Telling telling;
    private final Arrivals arrivals;
    private final BotMoves bots;
    private final Care care;
    private final Timetable timetable;
    private final Archive archive;
    private final Answers answers;
    private final BooleanSupplier letGo;
    private volatile long version;
    private boolean isReported;

    /// Not read yet.
    ///
    /// @param forget called when nobody needs it in memory any more
    LiveTable(String id, Shared shared, Consumer<LiveTable> forget) {
        this.id = id;
        mailbox = new Mailbox(shared.threads());
        parts = TableParts.of(id, shared);
        telling = new Telling(parts);
        arrivals = new Arrivals(parts, telling);
        bots = new BotMoves(parts, this::post);
        care = new Care(parts);
        letGo = () -> letGo(forget);
        timetable = new Timetable(parts, telling, arrivals, bots, care, this::lookAfter, letGo);
        archive = new Archive(parts, telling);
        answers = new Answers(parts, telling, arrivals, bots, archive);
    }

    private boolean letGo(Consumer<LiveTable> forget) {
        boolean isOver = mailbox.closeIfNothingWaits();
        if (isOver) {
            forget.accept(this);
        }
        return isOver;
    }

    /// Hands something in that is to be done with the table.
    ///
    /// @return false if this table has been forgotten: look it up again
    private boolean post(Runnable task) {
        return wake(task, () -> {});
    }

    private void lookAfter() {
        post(() -> {});
    }

    private boolean wake(Runnable task, Runnable done) {
        return mailbox.post(() -> {
            try {
                task.run();
                timetable.goOn();
            } catch (StoreException failure) {
                // What could not be stored is forgotten already; what could not be read does no harm.
                bots.forget();
                telling.getStuck(failure);
                timetable.retry();
            } catch (UnknownOutcome unknown) {
                LOG.warn("table {}: {} It is read again from its log", id, unknown.getMessage(), unknown.getCause());
                bots.forget();
                lookAfter();
            } catch (CorruptLog unreadable) {
                giveUp(unreadable);
            } catch (RuntimeException | Error bug) {
                LOG.error("table {}: {}; it is read again from its log", id, bug.toString(), bug);
                readAgain();
            } finally {
                version = parts.book().version();
                done.run();
            }
        });
    }

    /// Somebody else can read it, or nobody.
    private void giveUp(CorruptLog unreadable) {
        readAgain();
        timetable.cancelTimer();
        boolean isHandedOver = unreadable instanceof NewerLog newer && new Handover(parts, care).handOver(newer);
        if (!isHandedOver && !isReported) {
            isReported = true;
            LOG.error("table {}: its log is corrupt: {}", id, unreadable.getMessage());
        }
        if (parts.audience().isEmpty() && letGo.getAsBoolean()) {
            care.leave();
        }
    }

    private void readAgain() {
        parts.book().forget();
        bots.forget();
    }

    // ---- what people ask

    boolean handle(Client client, Request.AtTable request) {
        return post(() -> answers.answer(client, request));
    }

    boolean open(Client client, Request.Open request, UnopenedTable unopened, UnopenedTable next) {
        return post(() -> answers.open(client, request, unopened, next));
    }

    /// The guest has taken another name.
    boolean renamed(Client client) {
        return post(() -> arrivals.renamed(client));
    }

    /// The device is gone.
    void gone(Client client) {
        post(() -> arrivals.gone(client));
    }

    // ---- what nobody at the table asks

    /// Reads the table if need be and does what is due.
    ///
    /// @param done called afterwards, whatever came of it
    boolean wake(Runnable done) {
        return wake(() -> {}, done);
    }

    /// Called now and then while the table is in memory.
    void refresh() {
        post(arrivals::refresh);
    }

    /// The version that has been reached here. For any thread.
    long version() {
        return version;
    }

    /// The log has reached this version, whoever wrote it.
    void grew(long reached) {
        post(() -> {
            if (parts.book().version() < reached) {
                parts.book().readOn();
            }
        });
    }

    /// The same, with the end of the log as another node has told it.
    void grew(List<EntryRow> end) {
        post(() -> {
            Book book = parts.book();
            boolean isBehind = book.version() < end.getLast().version();
            if (isBehind && !book.goOn(Log.entries(end))) {
                book.readOn();
            }
        });
    }

    /// Who is here has changed on another node, or who looks after the table, or whether anything can be stored.
    void stirred() {
        parts.whereabouts().stir();
        care.stir();
        lookAfter();
    }

    /// Anything may have changed.
    void missedSomething() {
        parts.whereabouts().stir();
        care.stir();
        post(parts.book()::readOn);
    }

    /// What is in memory may never have happened.
    void replaced() {
        post(this::readAgain);
    }

    /// Closes the table if it belongs to this guest alone and no device is there, on any node.
    boolean closeIfAbandoned(String guest) {
        return post(() -> {
            Table table = parts.find().orElse(null);
            if (table == null || !table.rules().isAlone(guest)) {
                return;
            }
            parts.whereabouts().lookAgain(table); // the guest may have come to another node just now
            if (parts.presence().isEmpty() && parts.whereabouts().isKnown()) {
                telling.decide(rules -> rules.close(guest));
            }
        });
    }

    boolean isIdle() {
        return mailbox.isIdle();
    }

    // ---- finished matches

    /// The record of a finished match.
    boolean record(ReadingRoom.Reader reader, int match, CompletableFuture<Optional<String>> answer) {
        return look(answer, () -> archive.record(reader, match, answer));
    }

    /// How the finished matches ended that this guest may have.
    boolean finished(String guest, CompletableFuture<Optional<List<Finished>>> answer) {
        return look(answer, () -> answer.complete(archive.finished(guest)));
    }

    /// The host, unless the table is closed.
    boolean host(CompletableFuture<Optional<String>> answer) {
        return look(answer, () -> {
            if (parts.find().isPresent()) {
                telling.readOn();
            }
            answer.complete(
                    parts.find().filter(table -> table.phase() != Phase.CLOSED).map(Table::host));
        });
    }

    /// Who asks gets an answer whatever happens.
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
