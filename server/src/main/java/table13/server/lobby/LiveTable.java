package table13.server.lobby;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.StoreException;
import table13.table.CorruptLog;
import table13.table.Finished;
import table13.wire.desk.Client;
import table13.wire.desk.UnopenedTable;
import table13.wire.protocol.Request;

/// A table in use. Everything that concerns it goes through its mailbox, one thing after another:
///
/// 1. *rule*: the rules of the table and of the game say what may be done;
/// 2. *play*: the table takes the new entries, in memory, where nobody can see them yet;
/// 3. *store*: they go to the log, and we wait until they are on disk;
/// 4. *tell*: everybody is told what they may know.
///
/// The first three are done by [table13.wire.desk.Book], the last by [Telling]. What clients ask is with [Answers], who
/// comes and goes with [Arrivals], what bots choose with [BotMoves], what is due though nobody asks with [Timetable],
/// and the past with [Archive].
final class LiveTable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

    private final String id;
    private final Mailbox mailbox;
    private final TableParts parts;
    private final Telling telling;
    private final Arrivals arrivals;
    private final BotMoves bots;
    private final Timetable timetable;
    private final Archive archive;
    private final Answers answers;

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
        timetable = new Timetable(parts, telling, bots, () -> post(() -> {}), () -> letGo(forget));
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

    private boolean wake(Runnable task, Runnable done) {
        return mailbox.post(() -> {
            try {
                task.run();
                timetable.goOn();
            } catch (StoreException failure) {
                readAgain();
                telling.getStuck(failure);
                timetable.retry();
            } catch (CorruptLog damage) {
                LOG.error("table {}: its log is corrupt: {}", id, damage.getMessage());
                readAgain();
            } catch (RuntimeException | Error bug) {
                LOG.error("table {}: {}; it is read again from its log", id, bug.toString(), bug);
                readAgain();
            } finally {
                done.run();
            }
        });
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

    /// Another server has made the log longer.
    void grew() {
        post(parts.book()::readOn);
    }

    /// Closes the table if it belongs to this guest alone and no device is there.
    boolean closeIfAbandoned(String guest) {
        return post(() -> {
            boolean isAlone = parts.audience().isEmpty()
                    && parts.find().map(table -> table.rules().isAlone(guest)).orElse(false);
            if (isAlone) {
                telling.decide(rules -> rules.close(guest));
            }
        });
    }

    boolean isIdle() {
        return mailbox.isIdle();
    }

    // ---- finished matches

    /// The record of a finished match.
    boolean record(String guest, int match, CompletableFuture<Optional<String>> answer) {
        return look(answer, () -> archive.record(guest, match, answer));
    }

    /// How the finished matches ended that this guest may have.
    boolean finished(String guest, CompletableFuture<Optional<List<Finished>>> answer) {
        return look(answer, () -> answer.complete(archive.finished(guest)));
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
