package table13.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import table13.rules.Event;
import table13.rules.EventBatch;
import table13.rules.Level;
import table13.rules.State;
import table13.rules.View;
import table13.table.SeatHolder.Bot;
import table13.table.SeatHolder.Nobody;
import table13.table.SeatHolder.Person;

/// A table: what follows from the entries of its log. [#play] takes the next entry; [#rules] says what may be done;
/// [#nextAction] says what has to be done though nobody asks for it; the rest is what viewers see.
///
/// A viewer is a guest: who sits sees with the eyes of the seat, who does not looks on, if the table allows it.
///
/// Not for two threads at once.
public final class Table {
    private final String id;
    private final Plan plan;
    private final TableDeals deals;
    private final Dealer dealer;
    private final Presence presence;
    private final long openedAt;
    private final Seats seats;
    private final Chat talk = new Chat();
    private final RemovedGuests removals = new RemovedGuests();
    private final ChangeLimiter changes = new ChangeLimiter();
    private final List<MatchResult> finished = new ArrayList<>();
    private final NoticeBuffer news = new NoticeBuffer();
    private String host;
    private String hostName;
    private boolean isClosed;
    private @Nullable CurrentMatch current;
    private LoggedEntry last;
    private long version;
    private long changedAt;

    /// A table that has just been opened.
    ///
    /// @param first its first entry, which must be [Entry.Opened]
    public Table(String id, LoggedEntry first, Dealer dealer, Presence presence) {
        if (!(first.entry() instanceof Entry.Opened opened)) {
            throw new CorruptLogException("A log begins with the opening of the table.");
        }
        this.id = id;
        this.dealer = dealer;
        this.presence = presence;
        plan = opened.plan();
        deals = new TableDeals(id, opened);
        seats = new Seats(plan.seats());
        openedAt = first.at();
        host = opened.guest();
        hostName = opened.name();
        last = first;
        version = first.version();
        changedAt = first.at();
    }

    /// A table as its log left it.
    public static Table of(String id, List<LoggedEntry> log, Dealer dealer, Presence presence) {
        Table table = new Table(id, log.getFirst(), dealer, presence);
        log.stream().skip(1).forEach(table::play);
        return table;
    }

    /// A table as it was before a match, without the entries that led there. It cannot tell of them again: to
    /// [#toldSince] they are too long ago.
    ///
    /// @param finished how the matches before it ended
    public static Table of(
            String id, Checkpoint checkpoint, List<MatchResult> finished, Dealer dealer, Presence presence) {
        Table table = new Table(id, checkpoint.entries().getFirst(), dealer, presence);
        checkpoint.entries().stream().skip(1).forEach(table::take);
        table.talk.owe(checkpoint.unpaid());
        table.finished.addAll(finished);
        table.deals.goOn(checkpoint.match() - 1);
        table.version = checkpoint.version();
        table.changedAt = checkpoint.changedAt();
        return table;
    }

    /// What must be known to go on from here without the log. Not while a match is going on.
    public Checkpoint checkpoint() {
        if (phase() == Phase.PLAYING) {
            throw new IllegalStateException("A match is going on at table " + id + ".");
        }
        return Checkpoint.of(this, deals.openedBy(host, hostName), removals.all());
    }

    // ---- entries

    /// Takes the next entry of the log. What may be in the log was decided before: see [#rules].
    public void play(LoggedEntry logged) {
        if (logged.version() != version + 1) {
            throw new CorruptLogException("Version " + logged.version() + " does not follow " + version + ".");
        }
        last = logged;
        version = logged.version();
        changedAt = logged.at();
        EventBatch batch = take(logged);
        List<TableEvent> told = new ArrayList<>(TableEvent.of(logged, deals.version(), deals.commitment()));
        if (logged.entry() instanceof Entry.Moved && current != null && current.isOver()) {
            finished.add(current.finished());
            told.add(current.reveal());
            deals.goOn(current.number());
            seats.endTakeOvers();
        }
        news.add(new EntryNotice(version, logged.entry(), number(), seats.seated(), told, batch));
    }

    private @Nullable EventBatch take(LoggedEntry logged) {
        changes.count(logged.entry().changedBy(host, this::guestIn));
        switch (logged.entry()) {
            case Entry.Opened _ -> throw new CorruptLogException("A table is opened only once.");
            case Entry.Sat sat -> sit(sat);
            case Entry.Rose rose -> seats.put(rose.seat(), new Nobody());
            case Entry.BotSat bot -> seats.put(bot.seat(), new Bot(level(logged.version(), bot), bot.level()));
            case Entry.Seeded seeded -> seats.change(seeded.seat(), person -> person.seeded(seeded.seed()));
            case Entry.Renamed renamed -> rename(renamed);
            case Entry.Removed gone -> remove(gone);
            case Entry.Readmitted back -> removals.takeBack(back.guest());
            case Entry.HostPassed passed -> passHost(passed.guest());
            case Entry.ChatSwitched chat -> talk.switchTo(chat.isOn());
            case Entry.Muted mute -> talk.mute(mute);
            case Entry.Said said -> talk.say(said, logged.at());
            case Entry.Reacted reacted -> talk.pay(reacted.guest(), logged.at());
            case Entry.Started started -> {
                return deal(logged, started);
            }
            case Entry.Moved moved -> {
                return current().move(logged, moved);
            }
            case Entry.TookOver over -> seats.change(over.seat(), person -> person.takenOver(true));
            case Entry.CameBack back -> {
                seats.change(back.seat(), person -> person.takenOver(false));
                if (current != null) {
                    current.seen(back.seat(), logged.at());
                }
            }
            case Entry.Closed _ -> isClosed = true;
        }
        return null;
    }

    private String guestIn(int seat) {
        return seats.person(seat).map(Person::guest).orElse("");
    }

    private void remove(Entry.Removed gone) {
        removals.add(gone);
        talk.forget(gone.guest());
        news.silence(gone.guest());
    }

    /// Rather no table than one at which another bot plays than was agreed.
    private Level level(long at, Entry.BotSat bot) {
        return Level.named(bot.level())
                .orElseThrow(() -> new CorruptLogException(
                        "The log of table " + id + " names a level of bots that is not known here, '" + bot.level()
                                + "', at version " + at + "."));
    }

    private EventBatch deal(LoggedEntry logged, Entry.Started started) {
        int known = plan.setup().game().rulesVersion();
        if (started.rulesVersion() != known) {
            String why = "Match " + started.match() + " of table " + id + " was begun under rules version "
                    + started.rulesVersion() + "; known here is " + known + ".";
            throw started.rulesVersion() > known ? new NewerLogException(why) : new CorruptLogException(why);
        }
        CurrentMatch fresh =
                new CurrentMatch(deals.deal(started.match(), started.names(), seats), seats, dealer, logged);
        current = fresh;
        changes.beginAnew();
        return fresh.match().beginning();
    }

    private void sit(Entry.Sat sat) {
        seats.sit(sat.seat(), new Person(sat.guest(), sat.name(), sat.seed(), false));
        if (host.equals(sat.guest())) {
            hostName = sat.name();
        }
    }

    private void rename(Entry.Renamed renamed) {
        int seat = seats.of(renamed.guest());
        if (seat != State.NOBODY) {
            seats.change(seat, person -> person.named(renamed.name()));
        }
        if (host.equals(renamed.guest())) {
            hostName = renamed.name();
        }
    }

    private void passHost(String guest) {
        host = guest;
        int seat = seats.of(guest);
        hostName = seat == State.NOBODY ? "" : seats.name(seat);
    }

    // ---- what is going on

    public String id() {
        return id;
    }

    public Plan plan() {
        return plan;
    }

    /// How many entries the log has.
    public long version() {
        return version;
    }

    /// The last entry of the log.
    public LoggedEntry last() {
        return last;
    }

    public Phase phase() {
        if (isClosed) {
            return Phase.CLOSED;
        }
        if (current == null) {
            return Phase.GATHERING;
        }
        return current.isOver() ? Phase.OVER : Phase.PLAYING;
    }

    /// What may be done.
    public TableRules rules() {
        return new TableRules(this);
    }

    /// What has to be done next though nobody asks for it.
    ///
    /// @param pauseMillis how long a bot waits before it moves, so that people can follow
    public Optional<ScheduledAction> nextAction(long pauseMillis) {
        return new Schedule(this, pauseMillis).next();
    }

    /// Whether the seat to move goes on with its turn: it has made the last move of this round, too.
    public boolean isFurtherMove() {
        return current != null && current.isFurtherMove();
    }

    /// For so long the table was as good as not there, because its time stands still while nobody looks: whoever is to
    /// move has that much longer. It is no part of the log.
    public void pauseClock(long millis) {
        if (phase() == Phase.PLAYING) {
            current().pauseClock(millis);
        }
    }

    /// The record of the match of now or the last one: not for anybody while it goes on.
    public Optional<String> record() {
        return current == null || !current.isOver()
                ? Optional.empty()
                : Optional.of(current.match().record());
    }

    /// The match that was played last, with who sat where; nothing while it goes on.
    public Optional<MatchHistory> history() {
        return current == null || !current.isOver() ? Optional.empty() : Optional.of(current.history());
    }

    /// The version at which the match last changed; there must be one.
    public long matchVersion() {
        return current().version();
    }

    /// The seat whose move it is, or [State#NOBODY].
    public int toMove() {
        return current == null ? State.NOBODY : current.match().toMove();
    }

    /// The view on which a bot is to choose for this seat.
    public View viewOf(int seat) {
        return current().match().view(seat);
    }

    /// The luck of a bot that is to choose: it follows from the secret of the match, which nobody knows before its end.
    public long botSeed(ScheduledAction.BotMove think) {
        return current().deal().botSeed(think.version(), think.seat());
    }

    /// The bot that plays in this seat, or took it over.
    public Level levelOf(int seat) {
        return seats.level(seat, plan.level());
    }

    public List<MatchResult> finished() {
        return List.copyOf(finished);
    }

    /// The finished matches of which this guest may have record, replay and result.
    public List<MatchResult> pastOf(String guest) {
        return finished.stream().filter(past -> mayReadRecord(guest, past)).toList();
    }

    /// Whether a guest may have the record of this match, and with it all its cards: it is over, and they sat in it,
    /// or may look on at this table anyway. Who sat keeps the right, though asked to leave the table since: who was
    /// dealt cards may check how.
    public boolean mayReadRecord(String guest, int match) {
        return finished.stream().anyMatch(past -> past.match() == match && mayReadRecord(guest, past));
    }

    private boolean mayReadRecord(String guest, MatchResult past) {
        return past.guests().contains(guest) || mayLookOn(guest);
    }

    private boolean mayLookOn(String guest) {
        return plan.allowsWatchers() && !isRemoved(guest);
    }

    public boolean isHost(String guest) {
        return host.equals(guest);
    }

    /// The seat of a guest, or [State#NOBODY].
    public int seatOf(String guest) {
        return seats.of(guest);
    }

    // ---- what viewers see

    /// With whose eyes a guest sees the match: a seat, [View#WATCHER], or [State#NOBODY] for those who may not look.
    /// When it is over, everybody goes on to see it with the eyes of then: who takes a seat for the next match
    /// does not see what its last owner held.
    public int viewer(String guest) {
        int seat = current != null && current.isOver() ? current.seatOf(guest) : seats.of(guest);
        if (seat != State.NOBODY && !isRemoved(guest)) {
            return seat;
        }
        return mayLookOn(guest) ? View.WATCHER : State.NOBODY;
    }

    /// The match as a viewer sees it; nothing if there is none or the viewer may not look.
    ///
    /// @param viewer see [#viewer]
    public Optional<MatchView> matchSeenBy(int viewer) {
        if (current == null || viewer == State.NOBODY) {
            return Optional.empty();
        }
        return Optional.of(new MatchView(
                current.number(), Schedule.deadline(this), current.match().view(viewer)));
    }

    /// Who is here, the same for everybody.
    public PeopleView people() {
        return new PeopleView(
                phase(),
                host,
                IntStream.range(0, seats.count())
                        .mapToObj(seat -> SeatView.of(seat, this))
                        .toList(),
                presence.watchers(seats),
                talk.isOn(),
                deals.commitment(),
                removals.shown());
    }

    /// What a guest is told of everything after this version; nothing if that is too long ago, or before the
    /// checkpoint from which the table was read.
    public Optional<List<VisibleEvents>> toldSince(long since, String guest) {
        return remembers(since) ? Optional.of(lastTold((int) (version - since), guest)) : Optional.empty();
    }

    /// Whether everything after this version can still be told.
    public boolean remembers(long since) {
        return news.reachBackTo(since, version);
    }

    /// What was logged after this version, which must be remembered.
    public List<Entry> entriesSince(long since) {
        return news.last((int) (version - since)).stream()
                .map(EntryNotice::entry)
                .toList();
    }

    /// What a guest is told of the last entries, at most so many.
    public List<VisibleEvents> lastTold(int most, String guest) {
        return news.last(most).stream().map(item -> told(item, guest)).toList();
    }

    private VisibleEvents told(EntryNotice item, String guest) {
        boolean isHeard = item.speaker().isEmpty() || talk.hears(guest, item.speaker());
        // Who sits where may have changed since an earlier match: nobody is told of its cards with other eyes.
        boolean isOfNow = item.happening() == null || item.match() == number();
        return new VisibleEvents(
                item.version(), isHeard && isOfNow ? item.seenBy(viewer(guest), seats.seated()) : List.<Event>of());
    }

    public List<ChatMessage> chatHeardBy(String guest) {
        return talk.heardBy(guest);
    }

    public Collection<String> mutedBy(String guest) {
        return talk.mutedBy(guest).stream().sorted().toList();
    }

    /// The table as it stands in lists.
    public Listing listing() {
        return Listing.of(this);
    }

    private int number() {
        return current == null ? finished.size() : current.number();
    }

    // ---- for the rules of the table

    Seats seats() {
        return seats;
    }

    Chat talk() {
        return talk;
    }

    ChangeLimiter changes() {
        return changes;
    }

    /// What a guest is called here; empty if nobody knows.
    String nameOf(String guest) {
        int seat = seats.of(guest);
        return seat == State.NOBODY ? talk.nameOf(guest) : seats.name(seat);
    }

    /// The host's name, also if the host does not sit.
    String hostName() {
        return hostName;
    }

    Presence presence() {
        return presence;
    }

    /// The guest who is host.
    public String host() {
        return host;
    }

    long openedAt() {
        return openedAt;
    }

    /// When something happened last.
    public long changedAt() {
        return changedAt;
    }

    boolean isRemoved(String guest) {
        return removals.has(guest);
    }

    int matches() {
        return number();
    }

    CurrentMatch current() {
        if (current == null) {
            throw new IllegalStateException("No match has begun at this table.");
        }
        return current;
    }
}
