package table13.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import table13.rules.Level;
import table13.rules.MatchObjection;
import table13.rules.Objection;
import table13.rules.Ruling;
import table13.rules.State;
import table13.table.Sitter.Bot;
import table13.table.Sitter.Person;
import table13.table.Verdict.Allowed;
import table13.table.Verdict.Already;
import table13.table.Verdict.Refused;
import table13.table.fair.FairDeal;
import table13.table.fair.SecretChain;

/// What may be done at a table, by whom, and which entries come of it. Changes nothing.
public final class TableRules {
    private final Table table;
    private final Seats seats;

    TableRules(Table table) {
        this.table = table;
        seats = table.seats();
    }

    // ---- coming and going

    /// Whether a guest may come in and see what they may see.
    public Verdict enter(String guest) {
        if (table.isRemoved(guest)) {
            return refused(TableObjection.REMOVED);
        }
        int seat = seats.of(guest);
        boolean mayLook = seat != State.NOBODY || table.plan().allowsWatchers() || table.isHost(guest);
        if (!mayLook && table.phase() == Phase.PLAYING) {
            return refused(TableObjection.NO_WATCHERS);
        }
        boolean returns = seat != State.NOBODY && table.phase() == Phase.PLAYING && isTakenOver(seat);
        return returns ? Allowed.of(new Entry.CameBack(seat)) : new Allowed(List.of());
    }

    /// Takes a seat, changes to another, or takes the own one back from the bot that stands in.
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
            boolean takesBack = isTakenOver(seat) && table.phase() == Phase.PLAYING;
            return takesBack ? Allowed.of(new Entry.CameBack(seat)) : new Already(table.version());
        }
        return switch (table.phase()) {
            case CLOSED -> refused(TableObjection.CLOSED);
            case PLAYING -> refused(TableObjection.MATCH_RUNNING);
            case GATHERING, OVER ->
                seats.isFree(seat)
                        ? change(guest, new Entry.Sat(seat, guest, name, seed))
                        : refused(TableObjection.SEAT_TAKEN);
        };
    }

    /// Gives the seat up; in a match a bot stands in until the person comes back.
    public Verdict rise(String guest) {
        int seat = seats.of(guest);
        if (seat == State.NOBODY) {
            return refused(TableObjection.NOT_SEATED);
        }
        if (isClosed()) {
            return refused(TableObjection.CLOSED);
        }
        if (table.phase() == Phase.PLAYING) {
            return isTakenOver(seat) ? new Already(table.version()) : Allowed.of(new Entry.TookOver(seat));
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

    /// Hands in other random bytes for the next deal.
    public Verdict seed(String guest, String seed) {
        int seat = seats.of(guest);
        if (seat == State.NOBODY) {
            return refused(TableObjection.NOT_SEATED);
        }
        if (isClosed()) {
            return refused(TableObjection.CLOSED);
        }
        if (table.phase() == Phase.PLAYING) {
            return refused(TableObjection.MATCH_RUNNING);
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

    // ---- the host

    /// Seats a bot where nobody or another bot sits.
    public Verdict seatBot(String guest, int seat, Level level) {
        Objection objection = beforeTheMatch(guest, seat);
        if (objection != null) {
            return refused(objection);
        }
        return seats.person(seat).isPresent()
                ? refused(TableObjection.SEAT_TAKEN)
                : change(guest, new Entry.BotSat(seat, level.id()));
    }

    /// Sends a bot away.
    public Verdict freeSeat(String guest, int seat) {
        Objection objection = beforeTheMatch(guest, seat);
        if (objection != null) {
            return refused(objection);
        }
        return seats.at(seat) instanceof Bot
                ? Allowed.of(new Entry.Rose(seat))
                : refused(seats.isFree(seat) ? TableObjection.SEAT_FREE : TableObjection.SEAT_TAKEN);
    }

    private @Nullable Objection beforeTheMatch(String guest, int seat) {
        if (!table.isHost(guest)) {
            return TableObjection.NOT_HOST;
        }
        if (!seats.has(seat)) {
            return TableObjection.NO_SUCH_SEAT;
        }
        return switch (table.phase()) {
            case GATHERING, OVER -> null;
            case PLAYING -> TableObjection.MATCH_RUNNING;
            case CLOSED -> TableObjection.CLOSED;
        };
    }

    /// Deals the next match.
    ///
    /// @param fill whether bots of the table's level take the free seats
    public Verdict start(String guest, boolean fill) {
        if (!table.isHost(guest)) {
            return refused(TableObjection.NOT_HOST);
        }
        if (isClosed()) {
            return refused(TableObjection.CLOSED);
        }
        if (table.phase() == Phase.PLAYING) {
            return refused(TableObjection.MATCH_RUNNING);
        }
        if (table.matches() == SecretChain.LENGTH) {
            return refused(TableObjection.NO_MORE_MATCHES);
        }
        if (!fill && !seats.free().isEmpty()) {
            return refused(TableObjection.EMPTY_SEATS);
        }
        List<Entry> entries = new ArrayList<>();
        seats.free()
                .forEach(seat ->
                        entries.add(new Entry.BotSat(seat, table.plan().level().id())));
        entries.add(new Entry.Started(
                table.matches() + 1,
                table.plan().setup().game().rulesVersion(),
                seats.names(table.plan().level())));
        return new Allowed(entries);
    }

    /// Asks a person to leave, who may not come back until that is taken back; in a match a bot plays on.
    public Verdict remove(String guest, String whom) {
        Objection objection = toAnother(guest, whom);
        if (objection != null) {
            return refused(objection);
        }
        int seat = seats.of(whom);
        List<Entry> entries = new ArrayList<>();
        if (seat != State.NOBODY) {
            entries.add(
                    table.phase() == Phase.PLAYING
                            ? new Entry.BotSat(seat, table.plan().level().id())
                            : new Entry.Rose(seat));
        }
        entries.add(new Entry.Removed(whom, table.nameOf(whom)));
        return new Allowed(entries);
    }

    /// Takes back that somebody was asked to leave.
    public Verdict readmit(String guest, String whom) {
        if (!table.isHost(guest)) {
            return refused(TableObjection.NOT_HOST);
        }
        if (isClosed()) {
            return refused(TableObjection.CLOSED);
        }
        return table.isRemoved(whom)
                ? change(guest, new Entry.Readmitted(whom))
                : refused(TableObjection.NO_SUCH_PERSON);
    }

    public Verdict passHost(String guest, String whom) {
        Objection objection = toAnother(guest, whom);
        return objection == null ? change(guest, new Entry.HostPassed(whom)) : refused(objection);
    }

    private @Nullable Objection toAnother(String guest, String whom) {
        if (!table.isHost(guest)) {
            return TableObjection.NOT_HOST;
        }
        if (guest.equals(whom)) {
            return TableObjection.NOT_YOURSELF;
        }
        if (isClosed()) {
            return TableObjection.CLOSED;
        }
        return isHere(whom) && !table.isRemoved(whom) ? null : TableObjection.NO_SUCH_PERSON;
    }

    /// Closes the table for good; in a match only if nobody else plays it.
    public Verdict close(String guest) {
        if (!table.isHost(guest)) {
            return refused(TableObjection.NOT_HOST);
        }
        return switch (table.phase()) {
            case PLAYING -> isAlone(guest) ? Allowed.of(new Entry.Closed()) : refused(TableObjection.MATCH_RUNNING);
            case CLOSED -> new Already(table.version());
            case GATHERING, OVER -> Allowed.of(new Entry.Closed());
        };
    }

    /// Whether no other person sits here.
    public boolean isAlone(String guest) {
        return seats.persons().stream().allMatch(person -> person.guest().equals(guest));
    }

    // ---- talk

    public Verdict switchChat(String guest, boolean isOn) {
        if (!table.isHost(guest)) {
            return refused(TableObjection.NOT_HOST);
        }
        if (isClosed()) {
            return refused(TableObjection.CLOSED);
        }
        return table.talk().isOn() == isOn ? new Already(table.version()) : change(guest, new Entry.ChatSwitched(isOn));
    }

    public Verdict mute(String guest, String whom, boolean isOn) {
        if (guest.equals(whom)) {
            return refused(TableObjection.NOT_YOURSELF);
        }
        if (isClosed()) {
            return refused(TableObjection.CLOSED);
        }
        if (table.talk().hears(guest, whom) != isOn) {
            return new Already(table.version());
        }
        // Otherwise the log would keep whatever anybody makes up.
        boolean isKnown = !isOn || isHere(whom) || table.talk().hasSpoken(whom);
        return isKnown ? change(guest, new Entry.Muted(guest, whom, isOn)) : refused(TableObjection.NO_SUCH_PERSON);
    }

    /// Says something.
    ///
    /// @param text as typed
    public Verdict say(String guest, String name, String text, long now) {
        String clean = Clean.text(text);
        if (clean.isEmpty()) {
            return refused(TableObjection.NOTHING_SAID);
        }
        return talk(guest, now, new Entry.Said(guest, name, clean));
    }

    public Verdict react(String guest, String name, Reaction reaction, long now) {
        return talk(guest, now, new Entry.Reacted(guest, name, reaction));
    }

    private Verdict talk(String guest, long now, Entry entry) {
        if (table.isRemoved(guest)) {
            return refused(TableObjection.REMOVED);
        }
        if (isClosed()) {
            return refused(TableObjection.CLOSED);
        }
        if (!table.talk().isOn()) {
            return refused(TableObjection.CHAT_OFF);
        }
        return table.talk().isTooMuch(guest, now) ? refused(TableObjection.TOO_MUCH_TALK) : Allowed.of(entry);
    }

    // ---- moves

    /// A move that a person wants to make.
    ///
    /// @param version of the table that the person looked at
    /// @param text in notation
    /// @param id what the person calls this move
    public Verdict move(String guest, long version, String text, String id) {
        int seat = seats.of(guest);
        if (seat == State.NOBODY) {
            return refused(TableObjection.NOT_SEATED);
        }
        if (isClosed()) {
            return refused(TableObjection.CLOSED);
        }
        if (table.phase() == Phase.GATHERING) {
            return refused(TableObjection.NOT_STARTED);
        }
        Playing playing = table.current();
        // Names are unique to a seat, so nobody can block a move of somebody else by using its name first.
        String name = seat + " " + id;
        Optional<Long> made = playing.versionOf(name);
        // Who has seen what came of it does not repeat it: that is another move, whose name was used before.
        if (!id.isEmpty() && made.isPresent() && version < made.get()) {
            return new Already(made.get());
        }
        return switch (playing.match().rule(seat, text)) {
            case Ruling.Refused refused
            when isLasting(refused.objection(), version, playing) -> refused(refused.objection());
            case Ruling.Refused _ -> refused(TableObjection.STALE_VERSION);
            case Ruling.Allowed allowed -> {
                if (version < playing.version() || version > table.version()) {
                    yield refused(TableObjection.STALE_VERSION);
                }
                List<Entry> entries = new ArrayList<>();
                if (isTakenOver(seat)) {
                    entries.add(new Entry.CameBack(seat));
                }
                entries.add(new Entry.Moved(seat, allowed.move().notation(), Mover.PERSON, id.isEmpty() ? "" : name));
                yield new Allowed(entries);
            }
        };
    }

    /// Whether a refusal would be the same had the person looked at the table of now.
    private static boolean isLasting(Objection objection, long version, Playing playing) {
        return version >= playing.version() || objection instanceof MatchObjection;
    }

    /// Whether a person may ask what to do: only about the own move of now, and where nobody else plays but bots.
    ///
    /// @param version of the table that the person looks at
    public Verdict hint(String guest, long version) {
        int seat = seats.of(guest);
        if (seat == State.NOBODY) {
            return refused(TableObjection.NOT_SEATED);
        }
        return switch (table.phase()) {
            case CLOSED -> refused(TableObjection.CLOSED);
            case GATHERING -> refused(TableObjection.NOT_STARTED);
            case OVER -> refused(MatchObjection.MATCH_OVER);
            case PLAYING -> {
                if (seats.persons().size() > 1) {
                    yield refused(TableObjection.NO_HINTS);
                }
                if (table.toMove() != seat || isTakenOver(seat)) {
                    yield refused(MatchObjection.NOT_YOUR_TURN);
                }
                boolean isOfNow = version >= table.matchVersion() && version <= table.version();
                yield isOfNow ? Allowed.of() : refused(TableObjection.STALE_VERSION);
            }
        };
    }

    /// A move that a bot chose when it was asked to.
    public Verdict botMove(Due.Think think, String move) {
        boolean isStale = table.phase() != Phase.PLAYING || table.current().version() != think.version();
        if (isStale) {
            return refused(TableObjection.STALE_VERSION);
        }
        boolean isWanted = think.by() == Mover.CLOCK || seats.isPlayedByBot(think.seat());
        if (!isWanted) {
            return refused(TableObjection.STALE_VERSION);
        }
        return switch (table.current().match().rule(think.seat(), move)) {
            case Ruling.Refused refused -> refused(refused.objection());
            case Ruling.Allowed allowed ->
                Allowed.of(new Entry.Moved(think.seat(), allowed.move().notation(), think.by(), ""));
        };
    }

    // ---- what the clock brings

    /// Something is due that is no move; refused if it is no longer.
    public Verdict fall(Due due, long now) {
        if (due.at() > now || !new Dues(table, 0).all().contains(due)) {
            return refused(TableObjection.STALE_VERSION);
        }
        return switch (due) {
            case Due.Think _ -> throw new IllegalArgumentException("A move must be chosen first.");
            case Due.TakeOver takeOver -> Allowed.of(new Entry.TookOver(takeOver.seat()));
            case Due.PassHost pass -> Allowed.of(new Entry.HostPassed(pass.guest()));
            case Due.Close _ -> Allowed.of(new Entry.Closed());
        };
    }

    private boolean isClosed() {
        return table.phase() == Phase.CLOSED;
    }

    /// Whether somebody sits or is at the table.
    private boolean isHere(String guest) {
        return seats.of(guest) != State.NOBODY || table.presence().isHere(guest);
    }

    private boolean isTakenOver(int seat) {
        return seats.person(seat).map(Person::isTakenOver).orElse(false);
    }

    /// Something that may be done again and again, but not without limit.
    private Verdict change(String guest, Entry entry) {
        return table.changes().areTooMany(guest) ? refused(TableObjection.TOO_MANY_CHANGES) : Allowed.of(entry);
    }

    private static Refused refused(Objection objection) {
        return new Refused(objection);
    }
}
