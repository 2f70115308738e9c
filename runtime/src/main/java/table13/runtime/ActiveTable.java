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

/// A table in use, on a server or on a device. The methods follow one request: a device enters; a client requests; the
/// rules give their ruling; allowed entries are appended to the log and sent; the next scheduled action runs; a device
/// leaves.
///
/// Three parts depend on the platform: the log ([TableLog]), presence and due actions with several nodes
/// ([SharedPresence]), and bot moves, hints and replays ([TableServices]). None of them calls the table.
///
/// After an exception the table may be read from its log again: see [#forget]. Not thread-safe.
public final class ActiveTable {
    private final String id;
    private final TableLog log;
    private final SharedPresence presence;
    private final TableServices services;
    private final LongSupplier clock;
    private final Pause usual;
    private final Subscribers subscribers = new Subscribers();
    private final EventSourcedTable sourced;
    private final Broadcaster broadcaster;
    private final MatchArchive archive;
    private boolean isStuck;

    /// A table that is not read yet.
    ///
    /// @param clock the time, in milliseconds since 1970
    /// @param usual the bots' pause if no seated person has chosen another
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
        sourced = new EventSourcedTable(reader, clock, presence.presence(), presence::refreshNow);
        broadcaster = new Broadcaster(sourced, subscribers, clock, presence::leave);
        archive = new MatchArchive(reader);
    }

    /// The table, read if necessary; empty if it does not exist.
    public Optional<Table> find() {
        Optional<Table> found = sourced.find();
        found.ifPresent(presence::refresh);
        return found;
    }

    private Table current() {
        return sourced.current();
    }

    /// The version in memory; 0 if the table is not in memory.
    public long version() {
        return sourced.version();
    }

    /// Whether a device is connected to the table on this node.
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
            client.abort(); // the device knows a newer version from another node, and the store is unavailable
            return;
        }
        if (letIn(client) instanceof Verdict.Refused refused) {
            client.refuse(enter.id(), refused.objection());
            return;
        }
        broadcast();
        if (!client.join(id)) {
            return; // disconnected meanwhile; the departure is already handled
        }
        boolean isNew = subscribers.add(client) && presence.join(client.guest());
        show(client, enter, current());
        if (isNew) {
            subscribers.sendPeople(current(), now(), client);
            rename(client);
            presence.stay(current());
        }
    }

    /// Sends a return to the others before the returning device sees the table. While the store is unavailable, every
    /// guest may look, and returns to the seat later.
    ///
    /// A reached limit does not keep a guest out: the next move takes the seat back.
    private Verdict letIn(Client client) {
        String guest = client.guest();
        if (!log.canAppend()) {
            return current().rules().enter(guest);
        }
        Verdict verdict = decide(RuleQueries.limited(client, rules -> rules.enter(guest)));
        boolean isLimited = verdict instanceof Verdict.Refused refused && refused.objection() instanceof LimitReached;
        return isLimited ? current().rules().enter(guest) : verdict;
    }

    /// Sends the whole table to a device, with the events it missed.
    private void show(Client client, Request.Enter enter, Table table) {
        Pause pause = enter.pause();
        if (pause != null) {
            subscribers.setPause(client, pause);
        }
        client.send(TableMessages.table(
                enter.id(), table, client.guest(), now(), isStuck, missed(table, enter, client.guest())));
    }

    private static @Nullable List<VisibleEvents> missed(Table table, Request.Enter enter, String guest) {
        if (enter.since() >= 0) {
            Optional<List<VisibleEvents>> told = table.eventsSince(enter.since(), guest);
            if (told.isPresent()) {
                return told.get();
            }
        }
        return enter.last() > 0 ? table.lastEvents(enter.last(), guest) : null;
    }

    /// Updates the name at the guest's seat after a rename. Counts against the guest's limits.
    private void rename(Client client) {
        Table table = current();
        int seat = table.seatOf(client.guest());
        if (seat != State.NOBODY && !table.people().seats().get(seat).name().equals(client.name())) {
            decide(RuleQueries.limited(client, rules -> rules.rename(client.guest(), client.name())));
        }
    }

    /// The guest has changed the name while at the table.
    public void renamed(Client client) {
        if (find().isPresent() && subscribers.has(client)) {
            rename(client);
        }
    }

    // ---- request

    /// Answers a request, then sends the resulting entries to all devices.
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
        try {
            send(stored);
        } finally {
            client.flush();
        }
    }

    /// @return the appended entries, to be sent after the answer
    private List<LoggedEntry> answer(Client client, Request.AtTable request) {
        return switch (request) {
            case Request.Enter enter -> done(() -> enter(client, enter));
            case Request.Leave leave -> done(() -> leave(client, leave));
            case Request.Replay replay -> done(() -> replay(client, replay));
            // Allowed without entering, so that a guest can give up a table directly.
            case Request.Close close -> rule(client, close);
            case Request.Rise rise -> rule(client, rise);
            case Request.AtTable _ when !subscribers.has(client) -> refuse(client, request, WireObjection.NOT_ENTERED);
            // The bot's next move is rescheduled, as after every request.
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
        subscribers.setPause(client, pace.pause());
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

    /// Answers a failed request. If the outcome is unknown here, aborts the connection instead; the client reconnects
    /// and asks again.
    ///
    /// @param mayBeStored whether the request may repeat one of unknown outcome
    private void fail(Client client, String request, boolean mayBeStored, RuntimeException failure) {
        boolean isUnknown = failure instanceof UnknownOutcomeException || (mayBeStored && sourced.isDoubtful());
        Optional<Objection> answer = isUnknown ? Optional.empty() : log.answerTo(failure);
        answer.ifPresentOrElse(objection -> client.refuse(request, objection), client::abort);
    }

    /// Opens the table: appends its first entries and sends it to its host.
    ///
    /// @param next the client's next reserved table
    public void open(Client client, Request.Open request, ReservedTable unopened, ReservedTable next) {
        Objection objection;
        try {
            objection = sourced.open(client, request, unopened);
        } catch (RuntimeException failure) {
            fail(client, request.id(), true, failure);
            throw failure;
        }
        if (objection == null) {
            client.send(Messages.opened(request.id(), id, sourced.version(), next.commitment()));
            enter(client, new Request.Enter("", id, -1, 0, request.pause()));
        } else {
            client.refuse(request.id(), objection);
        }
    }

    // ---- ruling, append

    private List<LoggedEntry> rule(Client client, Request.Decided request) {
        List<LoggedEntry> stored = new ArrayList<>();
        switch (sourced.decide(RuleQueries.limited(request, client, now()), stored)) {
            case Verdict.Refused refused -> client.refuse(request.id(), refused.objection());
            case Verdict.Already already -> client.send(Messages.done(request.id(), id, already.version()));
            // An update of this device usually follows.
            case Verdict.Allowed _ -> client.sendAhead(Messages.done(request.id(), id, sourced.version()));
        }
        return stored;
    }

    /// Rules on an action without a client's answer, and sends the result.
    private Verdict decide(Function<TableRules, Verdict> question) {
        List<LoggedEntry> stored = new ArrayList<>();
        Verdict verdict = sourced.decide(question, stored);
        send(stored);
        return verdict;
    }

    /// Closes the table if this guest may.
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

    /// Sends all entries not sent yet, from any node.
    private void broadcast() {
        if (!broadcaster.catchUp()) {
            log.isReplaced();
        }
    }

    private void setStuck(boolean isSo) {
        if (isStuck != isSo) {
            isStuck = isSo;
            subscribers.send(Messages.stuck(id, isSo));
        }
    }

    /// Notifies all devices once that the store is unavailable. [#resume] ends this state.
    public void pause() {
        setStuck(true);
    }

    /// Continues with the current log.
    ///
    /// @return false if the store is unavailable: try again later
    public boolean resume() {
        boolean wasStuck = isStuck;
        if (!log.canAppend() || (wasStuck && !log.isReady())) {
            setStuck(true);
            return false;
        }
        if (wasStuck) {
            sourced.readTail();
        }
        setStuck(false);
        Table table = find().orElse(null);
        if (table != null) {
            broadcast();
            if (presence.takeChanges()) {
                subscribers.sendPeople(table, now());
            }
            if (wasStuck) {
                takeSeatsBack();
            }
        }
        return true;
    }

    /// Gives seats back to the guests that came while the store was unavailable.
    private void takeSeatsBack() {
        subscribers.all().stream().map(Client::guest).distinct().forEach(guest -> decide(rules -> rules.enter(guest)));
    }

    // ---- the next scheduled action

    /// The next action to run here without a client's request.
    public Optional<ScheduledAction> next() {
        return find().flatMap(this::due)
                .filter(action -> presence.mayRun(action, isWatched()))
                .filter(action -> !(action instanceof ScheduledAction.BotMove move) || services.mayMove(move));
    }

    private Optional<ScheduledAction> due(Table table) {
        return table.nextAction(subscribers.pause(table, usual).millis(table));
    }

    /// Runs a due action.
    ///
    /// @return false if it cannot run yet
    public boolean run(ScheduledAction action) {
        if (action instanceof ScheduledAction.BotMove scheduled) {
            Optional<String> move = services.move(current(), scheduled);
            move.ifPresent(chosen -> decide(rules -> rules.botMove(scheduled, chosen)));
            return move.isPresent();
        }
        // The action may depend on the absence of a guest that has just connected to another node.
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

    /// Removes a device.
    public void gone(Client client) {
        client.leave(id);
        boolean isAway = subscribers.remove(client) && presence.leave(client.guest());
        if (isAway && isWatched() && find().isPresent()) {
            broadcast(); // while the store was unavailable, another node may have appended entries not sent here
            subscribers.sendPeople(current(), now(), client);
        }
    }

    /// Aborts the connections of all devices. Another node can continue this table; this node cannot.
    public void abort() {
        for (Client client : subscribers.all()) {
            subscribers.remove(client);
            presence.leave(client.guest());
            client.leave(id);
            client.abort();
        }
    }

    // ---- finished matches

    /// Whether a guest may have the record of a match. Reads the log tail if necessary, because another node may have
    /// finished the match.
    public boolean mayHave(String guest, int match) {
        boolean isSo = find().isPresent()
                && (current().mayReadRecord(guest, match)
                        || (readTail() && current().mayReadRecord(guest, match)));
        if (isSo) {
            archive.prepare(match, current());
        }
        return isSo;
    }

    /// The results of the finished matches open to a guest; empty if the table does not exist or the guest may see
    /// neither it nor a result.
    public Optional<List<MatchResult>> finished(String guest) {
        return findNewest().filter(table -> isOpenTo(guest, table)).map(table -> table.pastOf(guest));
    }

    private static boolean isOpenTo(String guest, Table table) {
        return table.rules().enter(guest) instanceof Verdict.Allowed
                || !table.pastOf(guest).isEmpty();
    }

    // ---- the log

    /// The table with all entries that other nodes have appended.
    public Optional<Table> findNewest() {
        if (find().isPresent()) {
            readTail();
        }
        return find();
    }

    /// Reads the log tail, so that a client coming from another node never sees an older version.
    ///
    /// @return false if the store is unavailable: the table stays at its last known version
    private boolean readTail() {
        if (!log.canAppend()) {
            setStuck(true);
            return false;
        }
        try {
            sourced.readTail();
            return true;
        } catch (UnavailableLogException _) {
            setStuck(true);
            return false;
        }
    }

    /// Reads the log tail if the log has passed the version in memory.
    public void readUpTo(long version) {
        if (sourced.version() < version) {
            sourced.readTail();
        }
    }

    /// Applies a log tail that another node sent.
    public void read(List<LoggedEntry> tail) {
        boolean isBehind = sourced.version() < tail.getLast().version();
        if (isBehind && !sourced.applyTail(tail)) {
            sourced.readTail();
        }
    }

    /// Drops the table from memory. The next use reads it from the log.
    public void forget() {
        sourced.forget();
    }

    private long now() {
        return clock.getAsLong();
    }
}
