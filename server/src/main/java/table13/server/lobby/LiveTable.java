package table13.server.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.rules.Objection;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.server.store.Appended;
import table13.server.store.StoreTrouble;
import table13.server.wire.Messages;
import table13.server.wire.Request;
import table13.server.wire.Steps;
import table13.server.wire.WireObjection;
import table13.table.Due;
import table13.table.Entry;
import table13.table.Finished;
import table13.table.HouseObjection;
import table13.table.HouseRules;
import table13.table.Logged;
import table13.table.Phase;
import table13.table.Presence;
import table13.table.Table;
import table13.table.Verdict;

/// A table in use. Everything that concerns it goes through its mailbox, one thing after another:
///
/// 1. *rule*: the house and the rules of the game say what may be done;
/// 2. *play*: the table takes the new entries, in memory, where nobody can see them yet;
/// 3. *store*: they go to the log, and we wait until they are on disk;
/// 4. *tell*: everybody is told what they may know.
///
/// If storing fails, the table in memory is thrown away and read again from its log: what was not stored has not
/// happened. If another node was quicker, the table is read again and the request ruled anew.
final class LiveTable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);
    private static final int TRIES = 5;
    private static final long RETRY_MILLIS = 2000;
    private static final long HERE_MILLIS = 120_000;

    private final String id;
    private final House house;
    private final Log log;
    private final Mailbox mailbox;
    private final Presence presence;
    private final Audience audience = new Audience();
    private final Consumer<LiveTable> forget;
    private @Nullable Table table;
    private @Nullable Due asked;
    private @Nullable Future<?> timer;
    private boolean isStuck;

    /// Not read yet.
    ///
    /// @param forget called when nobody needs it in memory any more
    LiveTable(String id, House house, Consumer<LiveTable> forget) {
        this.id = id;
        this.house = house;
        this.forget = forget;
        log = new Log(id, house);
        mailbox = new Mailbox(house.threads());
        presence = new Presence(house.now());
    }

    /// Hands something in that is to be done with the table.
    ///
    /// @return false if this table has been forgotten: look it up again
    private boolean post(Runnable task) {
        return mailbox.post(() -> {
            try {
                task.run();
                planAhead();
            } catch (StoreTrouble trouble) {
                getStuck(trouble);
            } catch (RuntimeException | Error mishap) {
                LOG.error("table {}: {}; it is read again from its log", id, mishap.toString(), mishap);
                table = null;
                asked = null;
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
            } catch (StoreTrouble trouble) {
                refuse(client, request.id(), WireObjection.CANNOT_STORE);
                throw trouble;
            } catch (RuntimeException mishap) {
                refuse(client, request.id(), WireObjection.CANNOT_STORE);
                throw mishap;
            }
        });
    }

    private void answer(Client client, Request.AtTable request) {
        String guest = client.guest();
        switch (request) {
            case Request.Enter enter -> enter(client, enter);
            case Request.Leave leave -> {
                depart(client);
                client.tell(Messages.done(leave.id()));
            }
            case Request.Replay replay -> replay(client, replay);
            case Request.Sit sit ->
                act(client, sit.id(), rules -> rules.sit(guest, client.name(), sit.seat(), sit.seed()));
            case Request.Rise rise -> act(client, rise.id(), rules -> rules.rise(guest));
            case Request.Seed seed -> act(client, seed.id(), rules -> rules.seed(guest, seed.seed()));
            case Request.SeatBot bot -> act(client, bot.id(), rules -> rules.seatBot(guest, bot.seat(), bot.level()));
            case Request.FreeSeat free -> act(client, free.id(), rules -> rules.freeSeat(guest, free.seat()));
            case Request.Start start -> act(client, start.id(), rules -> rules.start(guest, start.fill()));
            case Request.Remove remove -> {
                act(client, remove.id(), rules -> rules.remove(guest, remove.guest()));
                sendAway(remove.guest());
            }
            case Request.PassHost pass -> act(client, pass.id(), rules -> rules.passHost(guest, pass.guest()));
            case Request.SwitchChat chat -> act(client, chat.id(), rules -> rules.switchChat(guest, chat.isOn()));
            case Request.Mute mute -> act(client, mute.id(), rules -> rules.mute(guest, mute.guest(), mute.isOn()));
            case Request.Say say ->
                act(client, say.id(), rules -> rules.say(guest, client.name(), say.text(), house.now()));
            case Request.React react ->
                act(client, react.id(), rules -> rules.react(guest, client.name(), react.reaction(), house.now()));
            case Request.Close close -> act(client, close.id(), rules -> rules.close(guest));
            case Request.Play play ->
                act(client, play.id(), rules -> rules.move(guest, play.version(), play.move(), play.id()));
        }
    }

    private void act(Client client, String request, Function<HouseRules, Verdict> wish) {
        if (!audience.has(client)) {
            refuse(client, request, WireObjection.NOT_ENTERED);
            return;
        }
        List<Logged> entries = new ArrayList<>();
        switch (decide(wish, entries)) {
            case Verdict.Refused refused -> refuse(client, request, refused.objection());
            case Verdict.Already already -> client.tell(Messages.done(request, id, already.version()));
            case Verdict.Allowed _ -> {
                client.tell(Messages.done(request, id, current().version()));
                tell(entries);
            }
        }
    }

    private void enter(Client client, Request.Enter enter) {
        List<Logged> entries = new ArrayList<>();
        if (decide(rules -> rules.enter(client.guest()), entries) instanceof Verdict.Refused refused) {
            refuse(client, enter.id(), refused.objection());
            return;
        }
        // The others are told of the return before the one who returns sees the table with it.
        tell(entries);
        if (!client.arrive(id)) {
            return; // gone while we were at it: it has said goodbye already
        }
        boolean isNew = audience.add(client) && presence.arrive(client.guest());
        Table now = current();
        client.tell(Messages.table(
                enter.id(),
                now,
                client.guest(),
                house.now(),
                isStuck,
                enter.since() < 0
                        ? null
                        : now.toldSince(enter.since(), client.guest()).orElse(null)));
        if (isNew) {
            tellPeopleBut(client);
            rename(client);
            stay();
        }
    }

    private void tellPeopleBut(Client client) {
        String text = Messages.update(
                id, current().version(), house.now(), List.of(), current().people(), null);
        audience.all().stream().filter(other -> !other.equals(client)).forEach(other -> other.tell(text));
    }

    /// A person who has taken another name since is called by it here, too.
    private void rename(Client client) {
        int seat = current().seatOf(client.guest());
        boolean isNew = seat != State.NOBODY
                && !current().people().seats().get(seat).name().equals(client.name());
        if (isNew) {
            List<Logged> entries = new ArrayList<>();
            decide(rules -> rules.rename(client.guest(), client.name()), entries);
            tell(entries);
        }
    }

    /// The guest has taken another name while being here.
    void renamed(Client client) {
        post(() -> {
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
        if (audience.remove(client) && presence.depart(client.guest(), house.now()) && find().isPresent()) {
            audience.tellPeople(current(), house.now());
        }
    }

    /// Who was removed hears no more.
    private void sendAway(String guest) {
        boolean isRemoved = current().house().enter(guest) instanceof Verdict.Refused refused
                && refused.objection() == HouseObjection.REMOVED;
        if (isRemoved) {
            audience.devicesOf(guest).forEach(this::depart);
        }
    }

    // ---- opening

    /// Writes the first entries of a new table.
    boolean open(Client client, Request.Open request, Pledge pledge, Pledge next) {
        return post(() -> {
            List<Logged> entries = new ArrayList<>();
            Entry opened = new Entry.Opened(client.guest(), client.name(), request.plan(), pledge.secret());
            entries.add(new Logged(1, house.now(), opened));
            Table fresh = new Table(id, entries.getFirst(), house.dealer(), presence);
            table = fresh;
            Objection objection = furnish(fresh, client, request, entries);
            if (objection != null) {
                table = null;
                refuse(client, request.id(), objection);
                return;
            }
            try {
                log.append(fresh, entries);
            } catch (StoreTrouble trouble) {
                refuse(client, request.id(), WireObjection.CANNOT_STORE);
                throw trouble;
            }
            LOG.info("table {}: opened for {}", id, request.plan().setup());
            client.tell(Messages.opened(request.id(), id, fresh.version(), next.promise()));
            enter(client, new Request.Enter("", id, -1));
        });
    }

    /// Seats the person and the bots, and deals if that is wanted.
    private @Nullable Objection furnish(Table fresh, Client client, Request.Open request, List<Logged> entries) {
        List<Function<HouseRules, Verdict>> wishes = new ArrayList<>();
        if (request.seat() >= 0) {
            wishes.add(rules -> rules.sit(client.guest(), client.name(), request.seat(), request.seed()));
        }
        request.bots().forEach((seat, level) -> wishes.add(rules -> rules.seatBot(client.guest(), seat, level)));
        if (request.start()) {
            wishes.add(rules -> rules.start(client.guest(), true));
        }
        for (Function<HouseRules, Verdict> wish : wishes) {
            switch (wish.apply(fresh.house())) {
                case Verdict.Refused refused -> {
                    return refused.objection();
                }
                case Verdict.Already _ -> {}
                case Verdict.Allowed allowed -> entries.addAll(play(fresh, allowed.entries()));
            }
        }
        return null;
    }

    // ---- rule, play, store, tell

    /// Rules on a wish, and if it is allowed plays and stores it.
    ///
    /// @param entries takes what was stored
    private Verdict decide(Function<HouseRules, Verdict> wish, List<Logged> entries) {
        for (int i = 0; i < TRIES; i++) {
            Table now = current();
            Verdict verdict = wish.apply(now.house());
            if (!(verdict instanceof Verdict.Allowed allowed)
                    || allowed.entries().isEmpty()) {
                return verdict;
            }
            List<Logged> played = play(now, allowed.entries());
            if (store(now, played) == Appended.DONE) {
                entries.addAll(played);
                return verdict;
            }
            table = null;
        }
        return new Verdict.Refused(WireObjection.CANNOT_STORE);
    }

    private List<Logged> play(Table now, List<Entry> entries) {
        List<Logged> played = new ArrayList<>();
        for (Entry entry : entries) {
            Logged logged = new Logged(now.version() + 1, house.now(), entry);
            now.play(logged);
            played.add(logged);
        }
        return played;
    }

    private Appended store(Table now, List<Logged> played) {
        try {
            Appended appended = log.append(now, played);
            goOn();
            return appended;
        } catch (RuntimeException trouble) {
            // What was not stored has not happened.
            table = null;
            throw trouble;
        }
    }

    private void tell(List<Logged> entries) {
        if (entries.isEmpty()) {
            return;
        }
        audience.tell(current(), entries, house.now());
        for (Logged logged : entries) {
            note(logged.entry());
        }
    }

    private void note(Entry entry) {
        switch (entry) {
            case Entry.Moved moved -> house.metrics().moved(moved.by());
            case Entry.Started started -> LOG.info("table {}: match {} dealt", id, started.match());
            case Entry.TookOver over -> LOG.info("table {} seat {}: a bot stands in", id, over.seat());
            case Entry.CameBack back -> LOG.info("table {} seat {}: is back", id, back.seat());
            case Entry.Removed _ -> LOG.info("table {}: the host removed somebody", id);
            case Entry.Closed _ -> LOG.info("table {}: closed", id);
            default -> LOG.debug("table {}: {}", id, entry.getClass().getSimpleName());
        }
    }

    private void getStuck(StoreTrouble trouble) {
        table = null;
        asked = null;
        if (!isStuck) {
            isStuck = true;
            LOG.error("table {}: cannot store: {}", id, trouble.getMessage());
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
        house.metrics().refused(objection);
        client.tell(Messages.refused(request, objection));
    }

    // ---- what is due

    /// Reads the table if need be and does what is due.
    boolean wake() {
        return post(() -> {});
    }

    private void planAhead() {
        if (timer != null) {
            timer.cancel(false);
            timer = null;
        }
        if (isStuck && !house.store().isReady()) {
            wakeIn(RETRY_MILLIS);
            return;
        }
        goOn();
        Table now = find().orElse(null);
        if (now == null) {
            forgetIfUnused(null);
            return;
        }
        Due due = now.due(house.pauseMillis()).orElse(null);
        if (due == null) {
            forgetIfUnused(null);
        } else if (due.at() > house.now()) {
            wakeIn(due.at() - house.now());
            forgetIfUnused(due);
        } else if (due instanceof Due.Think think) {
            ask(now, think);
        } else {
            List<Logged> entries = new ArrayList<>();
            decide(rules -> rules.fall(due, house.now()), entries);
            tell(entries);
            wake();
        }
    }

    private void wakeIn(long millis) {
        timer = house.timers().schedule(this::wake, millis, TimeUnit.MILLISECONDS);
    }

    /// Once for each move, however often it turns out to be due.
    private void ask(Table now, Due.Think think) {
        if (think.equals(asked)) {
            return;
        }
        asked = think;
        long seed = new SplitMix(id.hashCode() * 31L + think.version()).next();
        var _ = house.thinkers()
                .choose(now.levelOf(think.seat()), now.viewOf(think.seat()), seed)
                .thenAccept(move -> post(() -> botMoves(think, move)));
    }

    private void botMoves(Due.Think think, String move) {
        if (think.equals(asked)) {
            asked = null;
        }
        if (find().isPresent()) {
            List<Logged> entries = new ArrayList<>();
            decide(rules -> rules.botMove(think, move), entries);
            tell(entries);
        }
    }

    /// Somebody is here: the table stays on the list of public tables for a while.
    private void stay() {
        if (current().plan().isPublic()) {
            house.store().hereUntil(id, house.now() + HERE_MILLIS);
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
                || next instanceof Due.StandIn // who is away since when is known only here
                || (next != null && next.at() - house.now() < Lobby.SWEEP_MILLIS * 3);
        if (!isNeeded && mailbox.closeIfNothingWaits()) {
            if (timer != null) {
                timer.cancel(false);
            }
            forget.accept(this);
        }
    }

    /// Another node has made the log longer.
    void grew() {
        post(() -> {
            if (table == null) {
                return;
            }
            List<Logged> entries = log.entries(current().version());
            entries.forEach(current()::play);
            tell(entries);
        });
    }

    boolean isIdle() {
        return mailbox.isIdle();
    }

    private Optional<Table> find() {
        if (table == null) {
            table = log.read(presence).orElse(null);
        }
        return Optional.ofNullable(table);
    }

    private Table current() {
        return find().orElseThrow();
    }

    // ---- finished matches

    private void replay(Client client, Request.Replay request) {
        if (!maySee(client.guest(), request.match())) {
            refuse(client, request.id(), WireObjection.NO_SUCH_MATCH);
            return;
        }
        // To play a match again takes a while: it is done elsewhere, and the table goes on.
        house.thinkers()
                .run(() -> recordOf(request.match())
                        .ifPresent(record -> client.tell(Messages.replay(
                                request.id(),
                                id,
                                Steps.of(request.match(), record, request.from(), request.count())))));
    }

    /// Whether this match is over, and the guest one of those who may look.
    private boolean maySee(String guest, int match) {
        Table now = current();
        boolean mayLook = now.house().enter(guest) instanceof Verdict.Allowed && now.viewer(guest) != State.NOBODY;
        return mayLook && match >= 1 && match <= now.finished().size();
    }

    /// The record of a finished match, from the log alone. For any thread.
    private Optional<String> recordOf(int match) {
        List<Logged> entries = log.entries(0);
        Table past = new Table(id, entries.getFirst(), house.dealer(), new Presence(house.now()));
        for (Logged logged : entries.subList(1, entries.size())) {
            past.play(logged);
            if (past.phase() == Phase.OVER && past.finished().size() == match) {
                return past.record();
            }
        }
        return Optional.empty();
    }

    /// The record of a finished match, for somebody who asks from outside.
    boolean record(String guest, int match, CompletableFuture<Optional<String>> answer) {
        return post(() -> {
            if (find().isEmpty() || !maySee(guest, match)) {
                answer.complete(Optional.empty());
            } else {
                house.thinkers().run(() -> answer.complete(recordOf(match)));
            }
        });
    }

    /// How the finished matches ended, for those who may look; nothing if there is no such table for them.
    boolean finished(String guest, CompletableFuture<Optional<List<Finished>>> answer) {
        return look(
                answer,
                () -> find().filter(now -> now.house().enter(guest) instanceof Verdict.Allowed)
                        .map(Table::finished));
    }

    private <T> boolean look(CompletableFuture<T> answer, Supplier<T> question) {
        return post(() -> {
            try {
                answer.complete(question.get());
            } catch (RuntimeException mishap) {
                answer.completeExceptionally(mishap);
                throw mishap;
            }
        });
    }
}
