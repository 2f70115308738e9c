package table13.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import table13.rules.Objection;
import table13.rules.State;
import table13.table.Dealer;
import table13.table.LoggedEntry;
import table13.table.MatchResult;
import table13.table.Pause;
import table13.table.ScheduledAction;
import table13.table.Table;
import table13.table.TableRules;
import table13.table.Verdict;
import table13.table.VisibleEvents;
import table13.wire.LimitReached;
import table13.wire.WireObjection;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;
import table13.wire.protocol.TableMessages;

/// A table in use, on a server or on a device. From top to bottom: a device enters; a client requests; the rules give
/// their ruling; what is allowed is appended to the log, and then sent to all who may know it; the next scheduled
/// action
/// is done; a device leaves.
///
/// Where it is in use decides three things and nothing else: the log ([TableLog]), who is there and what is due where
/// there are other nodes ([SharedPresence]), and who works out moves, hints and replays ([TableServices]). None of them
/// calls the table.
///
/// If anything throws, the table may be read from its log again: see [#forget]. Not thread-safe.
public final class ActiveTable {
    private final String id;
    private final TableLog log;
    private final SharedPresence presence;
    private final TableServices services;
    private final LongSupplier clock;
    private final Pause usual;
    private final Subscribers subscribers = new Subscribers();
    private final EventSourcedTable book;
    private final Broadcaster broadcaster;
    private final MatchArchive archive;
    private boolean isStuck;

    /// A table that is not read yet.
    ///
    /// @param clock the time, in milliseconds since 1970
    /// @param usual how long bots wait where no person wants anything else
    public ActiveTable(
            String id,
            TableLog log,
            SharedPresence presence,
            TableServices services,
            Dealer dealer,
            LongSupplier clock,
            Pause usual) {
        this.id = id;
        this.log = log;
        this.presence = presence;
        this.services = services;
        this.clock = clock;
        this.usual = usual;
        TableReader reader = new TableReader(id, log, dealer);
        book = new EventSourcedTable(reader, clock, presence.presence(), presence::refreshNow);
        broadcaster = new Broadcaster(book, subscribers, clock, presence::leave);
        archive = new MatchArchive(reader);
    }

    /// The table, read if need be; nothing if there is none.
    public Optional<Table> find() {
        Optional<Table> found = book.find();
        found.ifPresent(presence::refresh);
        return found;
    }

    private Table current() {
        return book.current();
    }

    /// The version that has been reached here; 0 if the table is not in memory.
    public long version() {
        return book.version();
    }

    /// Whether a device is at the table here.
    public boolean isWatched() {
        return !subscribers.isEmpty();
    }

    /// The finished matches. Thread-safe if the log is.
    public MatchArchive archive() {
        return archive;
    }

    // ---- enter

    private void enter(Client client, Request.Enter enter) {
        boolean isUpToDate = readTail();
        if (!isUpToDate && enter.since() > current().version()) {
            client.abort(); // it comes from another node and knows more than this one can find out
            return;
        }
        if (letIn(client) instanceof Verdict.Refused refused) {
            client.refuse(enter.id(), refused.objection());
            return;
        }
        broadcast();
        if (!client.join(id)) {
            return; // gone meanwhile: it has said goodbye already
        }
        boolean isNew = subscribers.add(client) && presence.join(client.guest());
        show(client, enter, current());
        if (isNew) {
            subscribers.tellPeople(current(), now(), client);
            rename(client);
            presence.stay(current());
        }
    }

    /// The others are told of a return before the one who returns sees the table with it. While nothing can be stored,
    /// everybody may look, and takes their seat back when it can.
    ///
    /// A reached limit does not keep a guest out either: the next move takes the seat back then.
    private Verdict letIn(Client client) {
        String guest = client.guest();
        if (!log.canAppend()) {
            return current().rules().enter(guest);
        }
        Verdict verdict = decide(RuleQueries.limited(client, rules -> rules.enter(guest)));
        boolean isLimited = verdict instanceof Verdict.Refused refused && refused.objection() instanceof LimitReached;
        return isLimited ? current().rules().enter(guest) : verdict;
    }

    /// Shows the whole table to a device, with what it has missed.
    private void show(Client client, Request.Enter enter, Table table) {
        Pause pause = enter.pause();
        if (pause != null) {
            subscribers.wants(client, pause);
        }
        client.send(TableMessages.table(
                enter.id(), table, client.guest(), now(), isStuck, missed(table, enter, client.guest())));
    }

    private static @Nullable List<VisibleEvents> missed(Table table, Request.Enter enter, String guest) {
        if (enter.since() >= 0) {
            Optional<List<VisibleEvents>> told = table.toldSince(enter.since(), guest);
            if (told.isPresent()) {
                return told.get();
            }
        }
        return enter.last() > 0 ? table.lastTold(enter.last(), guest) : null;
    }

    /// A guest who has taken another name since is called by it here, too.
    private void rename(Client client) {
        Table table = current();
        int seat = table.seatOf(client.guest());
        if (seat != State.NOBODY && !table.people().seats().get(seat).name().equals(client.name())) {
            decide(RuleQueries.limited(client, rules -> rules.rename(client.guest(), client.name())));
        }
    }

    /// The guest has taken another name while being here.
    public void renamed(Client client) {
        if (find().isPresent() && subscribers.has(client)) {
            rename(client);
        }
    }

    // ---- request

    /// Answers a request, then sends to everybody what came of it.
    public void request(Client client, Request.AtTable request) {
        List<LoggedEntry> stored;
        try {
            Table table = find().orElse(null);
            Objection objection =
                    table == null ? WireObjection.NO_SUCH_TABLE : services.objection(table, client.guest(), request);
            stored = objection == null ? answer(client, request) : refuse(client, request, objection);
        } catch (RuntimeException failure) {
            fail(client, request.id(), request instanceof Request.Decided, failure);
            throw failure;
        }
        send(stored);
    }

    /// @return what was appended and is to be sent, now that the request has been answered
    private List<LoggedEntry> answer(Client client, Request.AtTable request) {
        return switch (request) {
            case Request.Enter enter -> done(() -> enter(client, enter));
            case Request.Leave leave -> done(() -> leave(client, leave));
            case Request.Replay replay -> done(() -> replay(client, replay));
            // From outside, too: a guest who gives up a table need not look at it once more.
            case Request.Close close -> rule(client, close);
            case Request.Rise rise -> rule(client, rise);
            case Request.AtTable _ when !subscribers.has(client) -> refuse(client, request, WireObjection.NOT_ENTERED);
            // The next move of a bot is planned anew, as after every request.
            case Request.Pace pace -> done(() -> pace(client, pace));
            case Request.Hint hint -> done(() -> hint(client, hint));
            case Request.Decided decided -> rule(client, decided);
        };
    }

    private static List<LoggedEntry> done(Runnable answer) {
        answer.run();
        return List.of();
    }

    private static List<LoggedEntry> refuse(Client client, Request request, Objection objection) {
        client.refuse(request.id(), objection);
        return List.of();
    }

    private void pace(Client client, Request.Pace pace) {
        subscribers.wants(client, pace.pause());
        client.send(Messages.done(pace.id()));
    }

    private void hint(Client client, Request.Hint hint) {
        if (current().rules().hint(client.guest(), hint.version()) instanceof Verdict.Refused refused) {
            client.refuse(hint.id(), refused.objection());
        } else {
            services.hint(client, hint, current());
        }
    }

    private void replay(Client client, Request.Replay replay) {
        if (mayHave(client.guest(), replay.match())) {
            services.replay(client, replay, archive);
        } else {
            client.refuse(replay.id(), WireObjection.NO_SUCH_MATCH);
        }
    }

    /// Every client gets an answer whatever happens, unless nobody knows it: then its connection is ended, and it comes
    /// back and asks again.
    ///
    /// @param mayBeStored whether it may be a repetition of something whose outcome is unknown
    private void fail(Client client, String request, boolean mayBeStored, RuntimeException failure) {
        boolean isUnknown = failure instanceof UnknownOutcomeException || (mayBeStored && book.isDoubtful());
        Optional<Objection> answer = isUnknown ? Optional.empty() : log.answerTo(failure);
        answer.ifPresentOrElse(objection -> client.refuse(request, objection), client::abort);
    }

    /// Opens the table: appends its first entries and shows it to its host.
    ///
    /// @param next what the client is promised for the next one
    public void open(Client client, Request.Open request, ReservedTable unopened, ReservedTable next) {
        Objection objection;
        try {
            objection = book.open(client, request, unopened);
        } catch (RuntimeException failure) {
            fail(client, request.id(), true, failure);
            throw failure;
        }
        if (objection == null) {
            client.send(Messages.opened(request.id(), id, book.version(), next.commitment()));
            enter(client, new Request.Enter("", id, -1, 0, request.pause()));
        } else {
            client.refuse(request.id(), objection);
        }
    }

    // ---- ruling, append

    private List<LoggedEntry> rule(Client client, Request.Decided request) {
        List<LoggedEntry> stored = new ArrayList<>();
        switch (book.decide(RuleQueries.limited(request, client, now()), stored)) {
            case Verdict.Refused refused -> client.refuse(request.id(), refused.objection());
            case Verdict.Already already -> client.send(Messages.done(request.id(), id, already.version()));
            case Verdict.Allowed _ -> client.send(Messages.done(request.id(), id, book.version()));
        }
        return stored;
    }

    /// Rules on something that waits for no answer, and sends what came of it.
    private Verdict decide(Function<TableRules, Verdict> question) {
        List<LoggedEntry> stored = new ArrayList<>();
        Verdict verdict = book.decide(question, stored);
        send(stored);
        return verdict;
    }

    /// Closes the table, if this guest may.
    public void close(String guest) {
        if (find().isPresent()) {
            decide(rules -> rules.close(guest));
        }
    }

    // ---- send

    private void send(List<LoggedEntry> stored) {
        if (!stored.isEmpty()) {
            setStuck(false);
            broadcast();
        }
    }

    /// Sends all entries that were not sent yet, from whatever node they are.
    private void broadcast() {
        if (!broadcaster.catchUp()) {
            log.isReplaced();
        }
    }

    private void setStuck(boolean isSo) {
        if (isStuck != isSo) {
            isStuck = isSo;
            subscribers.tell(Messages.stuck(id, isSo));
        }
    }

    /// Nothing can be stored: everybody is told so, once, until [#goOn] finds that it can.
    public void getStuck() {
        setStuck(true);
    }

    /// Goes on with the log as it is by now.
    ///
    /// @return false if nothing can be stored: try again later
    public boolean goOn() {
        boolean wasStuck = isStuck;
        if (!log.canAppend() || (wasStuck && !log.isReady())) {
            setStuck(true);
            return false;
        }
        if (wasStuck) {
            book.readTail();
        }
        setStuck(false);
        Table table = find().orElse(null);
        if (table != null) {
            broadcast();
            if (presence.takeNews()) {
                subscribers.tellPeople(table, now());
            }
            if (wasStuck) {
                takeSeatsBack();
            }
        }
        return true;
    }

    /// Guests who came while nothing could be stored take their seats back.
    private void takeSeatsBack() {
        subscribers.all().stream().map(Client::guest).distinct().forEach(guest -> decide(rules -> rules.enter(guest)));
    }

    // ---- the next scheduled action

    /// What has to be done next here though no client asks for it.
    public Optional<ScheduledAction> next() {
        return find().flatMap(this::due)
                .filter(action -> presence.mayRun(action, isWatched()))
                .filter(action -> !(action instanceof ScheduledAction.BotMove think) || services.mayMove(think));
    }

    private Optional<ScheduledAction> due(Table table) {
        return table.nextAction(subscribers.pause(table, usual).millis(table));
    }

    /// Does what is due by now.
    ///
    /// @return false if it cannot be done yet
    public boolean run(ScheduledAction action) {
        if (action instanceof ScheduledAction.BotMove think) {
            Optional<String> move = services.move(current(), think);
            move.ifPresent(chosen -> decide(rules -> rules.botMove(think, chosen)));
            return move.isPresent();
        }
        // It may follow from the absence of a guest who has come to another node just now.
        presence.refreshNow(current());
        boolean isStillDue = find().flatMap(this::due).filter(action::equals).isPresent();
        if (!presence.isUpToDate()) {
            return false;
        }
        if (isStillDue) {
            decide(rules -> rules.runScheduled(action, now()));
        }
        return true;
    }

    // ---- leave

    private void leave(Client client, Request.Leave leave) {
        gone(client);
        client.send(Messages.done(leave.id()));
    }

    /// The device is gone.
    public void gone(Client client) {
        client.leave(id);
        boolean isAway = subscribers.remove(client) && presence.leave(client.guest());
        if (isAway && isWatched() && find().isPresent()) {
            broadcast(); // while the store is away, another node may have appended what was not sent here yet
            subscribers.tellPeople(current(), now(), client);
        }
    }

    /// Ends the connections of all devices: another node can go on with this table, and this one cannot.
    public void hangUp() {
        for (Client client : subscribers.all()) {
            subscribers.remove(client);
            presence.leave(client.guest());
            client.leave(id);
            client.abort();
        }
    }

    // ---- finished matches

    /// Whether a guest may have the record of a match. Another node may have finished it just now.
    public boolean mayHave(String guest, int match) {
        boolean isSo = find().isPresent()
                && (current().mayReadRecord(guest, match)
                        || (readTail() && current().mayReadRecord(guest, match)));
        if (isSo) {
            archive.prepare(match, current());
        }
        return isSo;
    }

    /// The results of the finished matches that a guest may have; nothing if there is no such table for them.
    public Optional<List<MatchResult>> finished(String guest) {
        return findNewest().filter(table -> isOpenTo(guest, table)).map(table -> table.pastOf(guest));
    }

    private static boolean isOpenTo(String guest, Table table) {
        return table.rules().enter(guest) instanceof Verdict.Allowed
                || !table.pastOf(guest).isEmpty();
    }

    // ---- the log

    /// The table with everything that other nodes have appended.
    public Optional<Table> findNewest() {
        if (find().isPresent()) {
            readTail();
        }
        return find();
    }

    /// Reads what other nodes have appended, so that no client that comes from there goes back in time.
    ///
    /// @return false if the store is away: then the table is as it was last known here
    private boolean readTail() {
        if (!log.canAppend()) {
            setStuck(true);
            return false;
        }
        try {
            book.readTail();
            return true;
        } catch (UnavailableLogException _) {
            setStuck(true);
            return false;
        }
    }

    /// The log has reached this version, on whatever node.
    public void readUpTo(long version) {
        if (book.version() < version) {
            book.readTail();
        }
    }

    /// The same, with the end of the log.
    public void read(List<LoggedEntry> tail) {
        boolean isBehind = book.version() < tail.getLast().version();
        if (isBehind && !book.applyTail(tail)) {
            book.readTail();
        }
    }

    /// What is in memory may never have happened, or is no longer needed: it is read again before anything else.
    public void forget() {
        book.forget();
    }

    private long now() {
        return clock.getAsLong();
    }
}
