package table13.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Level;
import table13.rules.Objection;
import table13.rules.State;
import table13.table.SeatHolder.Person;
import table13.table.Verdict.Allowed;
import table13.table.Verdict.Already;
import table13.table.Verdict.Refused;
import table13.table.fair.FairDeal;

/// The rules of a table: which guest may do what, and the resulting entries. Changes nothing.
public final class TableRules {
    private final Table table;
    private final Seats seats;

    TableRules(Table table) {
        this.table = table;
        seats = table.seats();
    }

    // ---- coming and going

    /// Whether a guest may enter the table. An entering person gets the seat back from a bot that took over.
    public Verdict enter(String guest) {
        if (table.isRemoved(guest)) {
            return refused(TableObjection.REMOVED);
        }
        int seat = seats.of(guest);
        boolean mayLook = seat != State.NOBODY || table.plan().allowsWatchers() || table.isHost(guest);
        if (!mayLook && table.phase() == Phase.PLAYING) {
            return refused(TableObjection.NO_WATCHERS);
        }
        boolean returns = seat != State.NOBODY && table.phase() == Phase.PLAYING && seats.isTakenOver(seat);
        return returns ? Allowed.of(new Entry.CameBack(seat)) : new Allowed(List.of());
    }

    /// Takes a seat, changes seats, or takes the guest's own seat back from a bot.
    public Verdict sit(String guest, String name, int seat, String seed) {
        if (table.isRemoved(guest)) {
            return refused(TableObjection.REMOVED);
        }
        if (!seats.has(seat)) {
            return refused(TableObjection.NO_SUCH_SEAT);
        }
        if (!FairDeal.isSeed(seed)) {
            return refused(TableObjection.NOT_A_SEED);
        }
        if (seats.of(guest) == seat) {
            boolean takesBack = seats.isTakenOver(seat) && table.phase() == Phase.PLAYING;
            return takesBack ? Allowed.of(new Entry.CameBack(seat)) : new Already(table.version());
        }
        Objection objection = notBetweenMatches();
        if (objection != null) {
            return refused(objection);
        }
        return seats.isFree(seat)
                ? change(guest, new Entry.Sat(seat, guest, name, seed))
                : refused(TableObjection.SEAT_TAKEN);
    }

    /// Gives up the seat; in a match a bot takes over until the person returns.
    public Verdict rise(String guest) {
        int seat = seats.of(guest);
        if (seat == State.NOBODY) {
            return refused(TableObjection.NOT_SEATED);
        }
        if (isClosed()) {
            return refused(TableObjection.CLOSED);
        }
        if (table.phase() == Phase.PLAYING) {
            return seats.isTakenOver(seat) ? new Already(table.version()) : Allowed.of(new Entry.TookOver(seat));
        }
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry.Rose(seat));
        if (table.isHost(guest)) {
            seats.persons().stream()
                    .map(Person::guest)
                    .filter(other -> !other.equals(guest))
                    .findFirst()
                    .ifPresent(other -> entries.add(new Entry.HostPassed(other)));
        }
        return new Allowed(entries);
    }

    /// Sets other random bytes for the next deal.
    public Verdict seed(String guest, String seed) {
        int seat = seats.of(guest);
        if (seat == State.NOBODY) {
            return refused(TableObjection.NOT_SEATED);
        }
        Objection objection = notBetweenMatches();
        if (objection != null) {
            return refused(objection);
        }
        if (!FairDeal.isSeed(seed)) {
            return refused(TableObjection.NOT_A_SEED);
        }
        boolean isOld = seats.seeds().get(seat).equals(seed);
        return isOld ? new Already(table.version()) : change(guest, new Entry.Seeded(seat, seed));
    }

    public Verdict rename(String guest, String name) {
        if (name.isEmpty()) {
            return refused(TableObjection.NOT_A_NAME);
        }
        int seat = seats.of(guest);
        boolean isNew = seat == State.NOBODY
                ? table.isHost(guest) && !table.hostName().equals(name)
                : !seats.name(seat).equals(name);
        return isNew && !isClosed() ? change(guest, new Entry.Renamed(guest, name)) : new Allowed(List.of());
    }

    // ---- the host, see [HostRules]

    /// Seats a bot in a free seat or in place of another bot.
    public Verdict seatBot(String guest, int seat, Level level) {
        return new HostRules(this, table).seatBot(guest, seat, level);
    }

    /// Removes a bot.
    public Verdict freeSeat(String guest, int seat) {
        return new HostRules(this, table).freeSeat(guest, seat);
    }

    /// Deals the next match.
    ///
    /// @param fill whether bots of the table's level take the free seats
    public Verdict start(String guest, boolean fill) {
        return new HostRules(this, table).start(guest, fill);
    }

    /// Removes a person until [#readmit]; in a match a bot plays on. A watcher with stored messages can be removed even
    /// after leaving.
    public Verdict remove(String guest, String whom) {
        return new HostRules(this, table).remove(guest, whom);
    }

    /// Ends the removal of a person.
    public Verdict readmit(String guest, String whom) {
        return new HostRules(this, table).readmit(guest, whom);
    }

    public Verdict passHost(String guest, String whom) {
        return new HostRules(this, table).passHost(guest, whom);
    }

    /// Closes the table permanently; in a match only if no other person plays.
    public Verdict close(String guest) {
        return new HostRules(this, table).close(guest);
    }

    /// Whether no other person has a seat.
    public boolean isAlone(String guest) {
        return seats.persons().stream().allMatch(person -> person.guest().equals(guest));
    }

    // ---- talk, see [ChatRules]

    public Verdict switchChat(String guest, boolean isOn) {
        return new ChatRules(this, table).switchTo(guest, isOn);
    }

    public Verdict mute(String guest, String whom, boolean isOn) {
        return new ChatRules(this, table).mute(guest, whom, isOn);
    }

    /// Writes a chat message.
    ///
    /// @param text as typed
    public Verdict say(String guest, String name, String text, long now) {
        return new ChatRules(this, table).say(guest, name, text, now);
    }

    public Verdict react(String guest, String name, Reaction reaction, long now) {
        return new ChatRules(this, table).react(guest, name, reaction, now);
    }

    // ---- moves, see [MoveRules]

    /// A person's move.
    ///
    /// @param version of the table that the person saw
    /// @param text in notation
    /// @param id of this move, chosen by the client
    public Verdict move(String guest, long version, String text, String id) {
        return new MoveRules(table).move(guest, version, text, id);
    }

    /// The refusal of a person's move; allowed, without entries, if the move is legal.
    public Verdict whyNot(String guest, long version, String text) {
        return move(guest, version, text, "") instanceof Refused refused ? refused : Allowed.of();
    }

    /// Whether a person may ask for a hint: only on their turn, for the current version, and in a match with other
    /// persons only if the plan allows it.
    ///
    /// @param version of the table that the person sees
    public Verdict hint(String guest, long version) {
        return new MoveRules(table).hint(guest, version);
    }

    /// The move chosen by a bot.
    public Verdict botMove(ScheduledAction.BotMove scheduled, String move) {
        return new MoveRules(table).botMove(scheduled, move);
    }

    // ---- scheduled actions

    /// Runs a scheduled action. Refused if outdated.
    public Verdict runScheduled(ScheduledAction action, long now) {
        if (action.at() > now || !new Schedule(table, 0).all().contains(action)) {
            return refused(TableObjection.STALE_VERSION);
        }
        return switch (action) {
            case ScheduledAction.BotMove _ -> throw new IllegalArgumentException("Use botMove for a bot's move.");
            case ScheduledAction.TakeOver takeOver -> Allowed.of(new Entry.TookOver(takeOver.seat()));
            case ScheduledAction.PassHost pass -> Allowed.of(new Entry.HostPassed(pass.guest()));
            case ScheduledAction.Close _ -> Allowed.of(new Entry.Closed());
        };
    }

    /// The objection to an action allowed only between matches; null if it is allowed now.
    @Nullable
    Objection notBetweenMatches() {
        return switch (table.phase()) {
            case GATHERING, OVER -> null;
            case PLAYING -> TableObjection.MATCH_RUNNING;
            case CLOSED -> TableObjection.CLOSED;
        };
    }

    boolean isClosed() {
        return table.phase() == Phase.CLOSED;
    }

    /// Whether a guest has a seat or is present.
    boolean isHere(String guest) {
        return seats.of(guest) != State.NOBODY || table.presence().isHere(guest);
    }

    /// A change that can be repeated, up to the limit of [ChangeLimiter].
    Verdict change(String guest, Entry entry) {
        return table.changes().areTooMany(guest) ? refused(TableObjection.TOO_MANY_CHANGES) : Allowed.of(entry);
    }

    static Refused refused(Objection objection) {
        return new Refused(objection);
    }

    /// The other guest is not known to be present. Presence may arrive later than the log.
    static Refused absent() {
        return new Refused(TableObjection.NO_SUCH_PERSON, true);
    }
}
