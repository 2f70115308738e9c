package table13.server.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.rules.Objection;
import table13.rules.State;
import table13.server.store.StoreException;
import table13.table.Due;
import table13.table.Entry;
import table13.table.Finished;
import table13.table.Logged;
import table13.table.Mover;
import table13.table.Pause;
import table13.table.Presence;
import table13.table.Table;
import table13.table.TableObjection;
import table13.table.TableRules;
import table13.table.Told;
import table13.table.Verdict;
import table13.wire.WireObjection;
import table13.wire.desk.Audience;
import table13.wire.desk.Book;
import table13.wire.desk.Client;
import table13.wire.desk.Decisions;
import table13.wire.desk.UnopenedTable;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;
import table13.wire.protocol.TableMessages;

/// A table in use. Everything that concerns it goes through its mailbox, one thing after another:
///
/// 1. *rule*: the rules of the table and of the game say what may be done;
/// 2. *play*: the table takes the new entries, in memory, where nobody can see them yet;
/// 3. *store*: they go to the log, and we wait until they are on disk;
/// 4. *tell*: everybody is told what they may know.
///
/// The first three are done by [Book].
final class LiveTable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);
    private static final long RETRY_MILLIS = 2000;
    private static final long HERE_MILLIS = 120_000;

    private final String id;
    private final Shared shared;
    private final Book book;
    private final Archive archive;
    private final Mailbox mailbox;
    private final Presence presence;
    private final Audience audience = new Audience();
    private final Consumer<LiveTable> forget;
    private final Steady clock;
    private final Hints hints;
    private Due.@Nullable Think asked;
    private @Nullable String chosen;
    private @Nullable Future<?> timer;
    private boolean isStuck;

    /// Not read yet.
    ///
    /// @param forget called when nobody needs it in memory any more
    LiveTable(String id, Shared all, Consumer<LiveTable> forget) {
        this.id = id;
        clock = new Steady(all.clock(), System::nanoTime);
        shared = all.withClock(clock);
        hints = new Hints(shared);
        this.forget = forget;
        mailbox = new Mailbox(shared.threads());
        presence = new Presence(shared.now());
        Log log = new Log(id, shared);
        book = new Book(log, shared.dealer(), shared::now, presence);
        archive = new Archive(log);
    }

    /// Hands something in that is to be done with the table.
    ///
    /// @return false if this table has been forgotten: look it up again
    private boolean post(Runnable task) {
        return post(task, () -> {});
    }

    /// @param done called when it has been done, whatever came of it
    private boolean post(Runnable task, Runnable done) {
        return mailbox.post(() -> {
            try {
                task.run();
                planAhead();
            } catch (StoreException failure) {
                getStuck(failure);
            } catch (RuntimeException | Error bug) {
                LOG.error("table {}: {}; it is read again from its log", id, bug.toString(), bug);
                book.forget();
                forgetChoice();
            } finally {
                done.run();
            }
        });
    }

    // ---- what people ask

    boolean handle(Client client, Request.AtTable request) {
        return post(() -> {
            try {
                if (find().isPresent()) {
                    answer(client, request);
                } else {
                    refuse(client, request.id(), WireObjection.NO_SUCH_TABLE);
                }
            } catch (RuntimeException bug) {
                refuse(client, request.id(), WireObjection.CANNOT_STORE);
                throw bug;
            }
        });
    }

    private void answer(Client client, Request.AtTable request) {
        switch (request) {
            case Request.Enter enter -> enter(client, enter);
            case Request.Leave leave -> {
                depart(client);
                client.tell(Messages.done(leave.id()));
            }
            case Request.Pace pace -> pace(client, pace);
            case Request.Hint hint -> hint(client, hint);
            case Request.Replay replay -> replay(client, replay);
            // From outside, too: whoever gives up a table need not look at it once more.
            case Request.Close close -> act(client, close);
            case Request.Rise rise -> act(client, rise);
            case Request.Decided _
            when !audience.has(client) -> refuse(client, request.id(), WireObjection.NOT_ENTERED);
            case Request.Decided decided -> act(client, decided);
        }
    }

    private void act(Client client, Request.Decided request) {
        List<Logged> entries = new ArrayList<>();
        switch (book.decide(Decisions.of(request, client, shared.now()), entries)) {
            case Verdict.Refused refused -> refuse(client, request.id(), refused.objection());
            case Verdict.Already already -> client.tell(Messages.done(request.id(), id, already.version()));
            case Verdict.Allowed _ -> {
                client.tell(Messages.done(request.id(), id, current().version()));
                tell(entries);
            }
        }
    }

    private void enter(Client client, Request.Enter enter) {
        List<Logged> entries = new ArrayList<>();
        if (book.decide(rules -> rules.enter(client.guest()), entries) instanceof Verdict.Refused refused) {
            refuse(client, enter.id(), refused.objection());
            return;
        }
        // The others are told of the return before the one who returns sees the table with it.
        tell(entries);
        if (!client.arrive(id)) {
            return; // gone while we were at it: it has said goodbye already
        }
        boolean isNew = audience.add(client) && presence.arrive(client.guest());
        Pause pause = enter.pause();
        if (pause != null) {
            audience.wants(client, pause);
        }
        Table now = current();
        client.tell(TableMessages.table(
                enter.id(), now, client.guest(), shared.now(), isStuck, missed(now, enter, client.guest())));
        if (isNew) {
            audience.tellPeople(current(), shared.now(), client);
            rename(client);
            stay();
        }
    }

    private static @Nullable List<Told> missed(Table table, Request.Enter enter, String guest) {
        if (enter.since() >= 0) {
            return table.toldSince(enter.since(), guest).orElse(null);
        }
        return enter.last() > 0 ? table.lastTold(enter.last(), guest) : null;
    }

    /// The next move is planned anew, as after everything that was asked.
    private void pace(Client client, Request.Pace request) {
        if (audience.has(client)) {
            audience.wants(client, request.pause());
            client.tell(Messages.done(request.id()));
        } else {
            refuse(client, request.id(), WireObjection.NOT_ENTERED);
        }
    }

    private void hint(Client client, Request.Hint request) {
        if (!audience.has(client)) {
            refuse(client, request.id(), WireObjection.NOT_ENTERED);
        } else if (current().rules().hint(client.guest(), request.version()) instanceof Verdict.Refused refused) {
            refuse(client, request.id(), refused.objection());
        } else {
            var _ = hints.best(current(), share(current()))
                    .thenAccept(move -> client.tell(Messages.hint(request.id(), id, request.version(), move)));
        }
    }

    /// A person who has taken another name since is called by it here, too.
    private void rename(Client client) {
        int seat = current().seatOf(client.guest());
        boolean isNew = seat != State.NOBODY
                && !current().people().seats().get(seat).name().equals(client.name());
        if (isNew) {
            doAndTell(rules -> rules.rename(client.guest(), client.name()));
        }
    }

    /// The guest has taken another name while being here.
    boolean renamed(Client client) {
        return post(() -> {
            if (find().isPresent() && audience.has(client)) {
                rename(client);
            }
        });
    }

    /// The device is gone.
    void gone(Client client) {
        post(() -> depart(client));
    }

    private void depart(Client client) {
        client.depart(id);
        if (audience.remove(client) && presence.depart(client.guest(), shared.now()) && find().isPresent()) {
            audience.tellPeople(current(), shared.now(), client);
        }
    }

    /// Those who may not stay any longer are told so, and hear no more.
    ///
    /// @return whether there was anybody
    private boolean sendOut(TableObjection reason) {
        List<Client> out = audience.refused(current(), reason);
        for (Client client : out) {
            audience.remove(client);
            presence.depart(client.guest(), shared.now());
            client.depart(id);
            client.tell(Messages.sentOut(id, reason));
        }
        return !out.isEmpty();
    }

    /// Closes the table if it belongs to this guest alone and no device is there.
    boolean closeIfAbandoned(String guest) {
        return post(() -> {
            if (audience.isEmpty()
                    && find().map(now -> now.rules().isAlone(guest)).orElse(false)) {
                doAndTell(rules -> rules.close(guest));
            }
        });
    }

    // ---- opening

    /// Writes the first entries of a new table.
    boolean open(Client client, Request.Open request, UnopenedTable unopened, UnopenedTable next) {
        return post(() -> {
            Objection objection;
            try {
                objection = book.open(client.guest(), client.name(), request, unopened);
            } catch (StoreException failure) {
                refuse(client, request.id(), WireObjection.CANNOT_STORE);
                throw failure;
            }
            if (objection != null) {
                refuse(client, request.id(), objection);
                return;
            }
            LOG.info("table {}: opened for {}", id, request.plan().setup());
            client.tell(Messages.opened(request.id(), id, current().version(), next.promise()));
            enter(client, new Request.Enter("", id, -1, 0, request.pause()));
        });
    }

    // ---- tell

    /// Something that nobody waits for an answer to.
    private void doAndTell(Function<TableRules, Verdict> request) {
        List<Logged> entries = new ArrayList<>();
        book.decide(request, entries);
        tell(entries);
    }

    private void tell(List<Logged> entries) {
        if (entries.isEmpty()) {
            return;
        }
        goOn();
        // Of a match that they may not look at, people hear nothing at all; who was asked to leave hears of that.
        sendOut(TableObjection.NO_WATCHERS);
        audience.tell(current(), entries, shared.now());
        if (sendOut(TableObjection.REMOVED)) {
            audience.tellPeople(current(), shared.now());
        }
        for (Logged logged : entries) {
            note(logged.entry());
        }
    }

    private void note(Entry entry) {
        switch (entry) {
            case Entry.Moved moved -> shared.metrics().moved(moved.by());
            case Entry.Started started -> LOG.info("table {}: match {} dealt", id, started.match());
            case Entry.TookOver over -> LOG.info("table {} seat {}: a bot stands in", id, over.seat());
            case Entry.CameBack back -> LOG.info("table {} seat {}: is back", id, back.seat());
            case Entry.Removed _ -> LOG.info("table {}: the host removed somebody", id);
            case Entry.Closed _ -> LOG.info("table {}: closed", id);
            default -> LOG.debug("table {}: {}", id, entry.getClass().getSimpleName());
        }
    }

    private void getStuck(StoreException failure) {
        book.forget();
        forgetChoice();
        if (!isStuck) {
            isStuck = true;
            LOG.error("table {}: cannot store: {}", id, failure.getMessage());
            audience.tell(Messages.stuck(id, true));
        }
        wakeIn(RETRY_MILLIS);
    }

    private void goOn() {
        if (isStuck) {
            isStuck = false;
            LOG.info("table {}: goes on", id);
            audience.tell(Messages.stuck(id, false));
        }
    }

    private void refuse(Client client, String request, Objection objection) {
        shared.metrics().refused(objection);
        client.tell(Messages.refused(request, objection));
    }

    // ---- what is due

    /// Reads the table if need be and does what is due.
    ///
    /// @param done called afterwards
    boolean wake(Runnable done) {
        return post(() -> {}, done);
    }

    private void lookAgain() {
        post(() -> {});
    }

    private void planAhead() {
        if (timer != null) {
            timer.cancel(false);
            timer = null;
        }
        if (isStuck && !shared.store().isReady()) {
            wakeIn(RETRY_MILLIS);
            return;
        }
        goOn();
        Table now = find().orElse(null);
        if (now == null) {
            forgetIfUnused(null);
            return;
        }
        Pause pause = audience.pause(now, Pause.even(shared.pauseMillis()));
        Due due = now.due(pause.millis(now)).orElse(null);
        boolean isStale = asked != null && !(due instanceof Due.Think think && think.isSameMove(asked));
        if (isStale) {
            forgetChoice();
        }
        if (due instanceof Due.Think think && think.by() != Mover.CLOCK) {
            ask(now, think); // bots think while they wait
        }
        if (due == null) {
            forgetIfUnused(null);
        } else if (due.at() > shared.now()) {
            wakeIn(due.at() - shared.now());
            forgetIfUnused(due);
        } else if (due instanceof Due.Think think) {
            ask(now, think);
            botMoves(think);
        } else {
            doAndTell(rules -> rules.fall(due, shared.now()));
            lookAgain();
        }
    }

    private void wakeIn(long millis) {
        timer = shared.timers().schedule(this::lookAgain, millis, TimeUnit.MILLISECONDS);
    }

    /// Once for each move, however often it turns out to be due.
    private void ask(Table now, Due.Think think) {
        if (asked != null && think.isSameMove(asked)) {
            return;
        }
        asked = think;
        var _ = shared.thinkers()
                .choose(share(now), now.levelOf(think.seat()), now.viewOf(think.seat()), now.botSeed(think))
                .thenAccept(move -> post(() -> choose(think, move)));
    }

    /// For whom bots think at this table: nobody waits longer because somebody else has many tables.
    private String share(Table now) {
        return audience.isEmpty() ? Thinkers.NOBODY : now.host();
    }

    /// What is chosen is done when the pause is over, which may be now.
    private void choose(Due.Think think, String move) {
        if (asked != null && think.isSameMove(asked)) {
            chosen = move;
        }
    }

    private void botMoves(Due.Think think) {
        String move = chosen;
        if (move != null) {
            forgetChoice();
            doAndTell(rules -> rules.botMove(think, move));
            lookAgain();
        }
    }

    private void forgetChoice() {
        asked = null;
        chosen = null;
    }

    /// Somebody is here: the table stays on the list of public tables for a while.
    private void stay() {
        if (current().plan().isPublic()) {
            shared.store().hereUntil(id, shared.now() + HERE_MILLIS);
        }
    }

    /// Called now and then while the table is in memory.
    void refresh() {
        post(() -> {
            if (!audience.isEmpty() && find().isPresent()) {
                stay();
            }
        });
    }

    /// What is due long from now is remembered by the store.
    private void forgetIfUnused(@Nullable Due next) {
        boolean isNeeded = !audience.isEmpty()
                || asked != null
                || next instanceof Due.TakeOver // who is away since when is known only here
                || (next != null && next.at() - shared.now() < Lobby.SWEEP_MILLIS * 3);
        if (!isNeeded && mailbox.closeIfNothingWaits()) {
            if (timer != null) {
                timer.cancel(false);
            }
            forget.accept(this);
        }
    }

    /// Another node has made the log longer.
    void grew() {
        post(() -> tell(book.readOn()));
    }

    boolean isIdle() {
        return mailbox.isIdle();
    }

    private Optional<Table> find() {
        Optional<Table> found = book.find();
        if (found.isPresent() && clock.notBefore(found.get().changedAt())) {
            presence.beginAnew(shared.now());
        }
        return found;
    }

    private Table current() {
        return book.current();
    }

    // ---- finished matches

    private void replay(Client client, Request.Replay request) {
        if (!current().mayHave(client.guest(), request.match())) {
            refuse(client, request.id(), WireObjection.NO_SUCH_MATCH);
        } else if (!shared.readingRoom().read(client, client::isThere, () -> steps(client, request))) {
            refuse(client, request.id(), WireObjection.TOO_FAST);
        }
    }

    /// On a thread of the reading room.
    private Runnable steps(Client client, Request.Replay request) {
        try {
            String steps = archive.replay(request);
            return () -> client.tell(steps);
        } catch (RuntimeException bug) {
            LOG.error("table {}: match {} cannot be read: {}", id, request.match(), bug.toString(), bug);
            return () -> refuse(client, request.id(), WireObjection.CANNOT_STORE);
        }
    }

    /// The record of a finished match, for somebody who asks from outside.
    boolean record(String guest, int match, CompletableFuture<Optional<String>> answer) {
        return look(answer, () -> {
            if (find().isEmpty() || !current().mayHave(guest, match)) {
                answer.complete(Optional.empty());
                return;
            }
            Object reader = guest.isEmpty() ? answer : guest;
            if (!shared.readingRoom().read(reader, () -> true, () -> record(match, answer))) {
                answer.completeExceptionally(new RejectedExecutionException("Too much is being read just now."));
            }
        });
    }

    /// How the finished matches ended that this guest may have; nothing if there is no such table for them.
    boolean finished(String guest, CompletableFuture<Optional<List<Finished>>> answer) {
        return look(
                answer,
                () -> answer.complete(find().filter(now -> isOpenTo(guest, now)).map(now -> now.pastOf(guest))));
    }

    private static boolean isOpenTo(String guest, Table now) {
        return now.rules().enter(guest) instanceof Verdict.Allowed
                || !now.pastOf(guest).isEmpty();
    }

    /// Who asks gets an answer whatever happens.
    private boolean look(CompletableFuture<?> answer, Runnable question) {
        return post(() -> {
            try {
                question.run();
            } catch (RuntimeException bug) {
                answer.completeExceptionally(bug);
                throw bug;
            }
        });
    }

    private Runnable record(int match, CompletableFuture<Optional<String>> answer) {
        try {
            Optional<String> record = archive.record(match);
            return () -> answer.complete(record);
        } catch (RuntimeException bug) {
            LOG.error("table {}: match {} cannot be read: {}", id, match, bug.toString(), bug);
            return () -> answer.completeExceptionally(bug);
        }
    }
}
