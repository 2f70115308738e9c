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

/// The state of a table, computed from the entries of its log. [#play] applies the next entry; [#rules] decides which
/// actions are allowed; [#nextAction] is the next action by time. The other methods give the views.
///
/// A viewer is a guest. A seated guest has the view of the seat; others watch if the table allows it.
///
/// Not thread-safe.
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
    private final NoticeBuffer notices = new NoticeBuffer();
    private String host;
    private String hostName;
    private boolean isClosed;
    private @Nullable CurrentMatch current;
    private LoggedEntry last;
    private long version;
    private long changedAt;

    /// A newly opened table.
    ///
    /// @param first its first entry, which must be [Entry.Opened]
    public Table(String id, LoggedEntry first, Dealer dealer, Presence presence) {
        if (!(first.entry() instanceof Entry.Opened opened)) {
            throw new CorruptLogException("The log does not begin with the opening of the table.");
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

    /// A table after all entries of its log.
    public static Table of(String id, List<LoggedEntry> log, Dealer dealer, Presence presence) {
        Table table = new Table(id, log.getFirst(), dealer, presence);
        log.stream().skip(1).forEach(table::play);
        return table;
    }

    /// A table at a checkpoint, without the earlier entries. For [#eventsSince] those entries are out of reach.
    ///
    /// @param finished the results of the matches before the checkpoint
    public static Table of(
            String id, Checkpoint checkpoint, List<MatchResult> finished, Dealer dealer, Presence presence) {
        Table table = new Table(id, checkpoint.entries().getFirst(), dealer, presence);
        checkpoint.entries().stream().skip(1).forEach(table::take);
        table.talk.restoreUnpaid(checkpoint.unpaid());
        table.finished.addAll(finished);
        table.deals.goOn(checkpoint.match() - 1);
        table.version = checkpoint.version();
        table.changedAt = checkpoint.changedAt();
        return table;
    }

    /// The state needed to continue without the log. Not allowed during a match.
    public Checkpoint checkpoint() {
        if (phase() == Phase.PLAYING) {
            throw new IllegalStateException("Cannot make a checkpoint of table " + id + " during a match.");
        }
        return Checkpoint.of(this, deals.openedBy(host, hostName), removals.all());
    }

    // ---- entries

    /// Applies the next entry of the log. [#rules] has decided before that it is allowed.
    public void play(LoggedEntry logged) {
        if (logged.version() != version + 1) {
            throw new CorruptLogException(
                    "Log of table " + id + ": version " + logged.version() + " does not follow " + version + ".");
        }
        last = logged;
        version = logged.version();
        changedAt = logged.at();
        EventBatch batch = take(logged);
        List<TableEvent> events = new ArrayList<>(TableEvent.of(logged, deals.version(), deals.commitment()));
        if (logged.entry() instanceof Entry.Moved && current != null && current.isOver()) {
            finished.add(current.finished());
            events.add(current.reveal());
            deals.goOn(current.number());
            seats.endTakeOvers();
        }
        notices.add(new EntryNotice(version, logged.entry(), number(), seats.seated(), events, batch));
    }

    private @Nullable EventBatch take(LoggedEntry logged) {
        changes.count(logged.entry().changedBy(host, this::guestIn));
        switch (logged.entry()) {
            case Entry.Opened _ -> throw new CorruptLogException("The log of table " + id + " opens it twice.");
            case Entry.Sat sat -> sit(sat);
            case Entry.Rose rose -> seats.put(rose.seat(), new Nobody());
            case Entry.BotSat bot -> seats.put(bot.seat(), new Bot(level(logged.version(), bot), bot.level()));
            case Entry.Seeded seeded -> seats.change(seeded.seat(), person -> person.seeded(seeded.seed()));
            case Entry.Renamed renamed -> rename(renamed);
            case Entry.Removed removed -> remove(removed);
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

    private void remove(Entry.Removed removed) {
        removals.add(removed);
        talk.forget(removed.guest());
        notices.silence(removed.guest());
    }

    /// Unknown level: fail, never substitute.
    private Level level(long at, Entry.BotSat bot) {
        return Level.named(bot.level())
                .orElseThrow(() -> new CorruptLogException("The log of table " + id + " names the unknown bot level '"
                        + bot.level() + "' at version " + at + "."));
    }

    private EventBatch deal(LoggedEntry logged, Entry.Started started) {
        int known = plan.setup().game().rulesVersion();
        if (started.rulesVersion() != known) {
            String why = "Match " + started.match() + " of table " + id + " has rules version " + started.rulesVersion()
                    + "; this program has version " + known + ".";
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

    /// The number of entries in the log.
    public long version() {
        return version;
    }

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

    /// The rules for the current state.
    public TableRules rules() {
        return new TableRules(this);
    }

    /// The next action by time, without a request.
    ///
    /// @param pauseMillis the time a bot waits before it moves, so that people can follow
    public Optional<ScheduledAction> nextAction(long pauseMillis) {
        return new Schedule(this, pauseMillis).next();
    }

    /// Whether the seat to move has also made the last move of this round.
    public boolean isFurtherMove() {
        return current != null && current.isFurtherMove();
    }

    /// Extends the time of the player to move, for a table that was suspended. Not part of the log.
    public void pauseClock(long millis) {
        if (phase() == Phase.PLAYING) {
            current().pauseClock(millis);
        }
    }

    /// The record of the last match; empty during a match, because it holds all cards.
    public Optional<String> record() {
        return current == null || !current.isOver()
                ? Optional.empty()
                : Optional.of(current.match().record());
    }

    /// The last match, with the occupants of the seats; empty while the match runs.
    public Optional<MatchHistory> history() {
        return current == null || !current.isOver() ? Optional.empty() : Optional.of(current.history());
    }

    /// The version at the last change of the match; a match must have begun.
    public long matchVersion() {
        return current().version();
    }

    /// The seat to move, or -1.
    public int toMove() {
        return current == null ? State.NOBODY : current.match().toMove();
    }

    /// The view for a bot that chooses a move for this seat.
    public View viewOf(int seat) {
        return current().match().view(seat);
    }

    /// The seed for a bot's choice. It follows from the secret of the match, which stays secret until the match ends.
    public long botSeed(ScheduledAction.BotMove scheduled) {
        return current().deal().botSeed(scheduled.version(), scheduled.seat());
    }

    /// The level of the bot in this seat or in place of its person.
    public Level levelOf(int seat) {
        return seats.level(seat, plan.level());
    }

    public List<MatchResult> finished() {
        return List.copyOf(finished);
    }

    /// The finished matches open to this guest: record, replay and result.
    public List<MatchResult> pastOf(String guest) {
        return finished.stream().filter(past -> mayReadRecord(guest, past)).toList();
    }

    /// Whether a guest may read the record of a finished match, which shows all its cards. Allowed for guests seated in
    /// the match and for guests that may watch this table. Players keep the right after a removal, so that they can
    /// check the deal.
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

    /// The seat of a guest, or -1.
    public int seatOf(String guest) {
        return seats.of(guest);
    }

    // ---- what viewers see

    /// The view of a guest: a seat, [View#WATCHER], or -1 without a right to watch. After a match every guest keeps the
    /// view from the match: the next occupant of a seat does not see the cards of the previous one.
    public int viewer(String guest) {
        int seat = current != null && current.isOver() ? current.seatOf(guest) : seats.of(guest);
        if (seat != State.NOBODY && !isRemoved(guest)) {
            return seat;
        }
        return mayLookOn(guest) ? View.WATCHER : State.NOBODY;
    }

    /// The match as a viewer sees it; empty without a match or without a right to watch.
    ///
    /// @param viewer see [#viewer]
    public Optional<MatchView> matchSeenBy(int viewer) {
        if (current == null || viewer == State.NOBODY) {
            return Optional.empty();
        }
        return Optional.of(new MatchView(
                current.number(), Schedule.deadline(this), current.match().view(viewer)));
    }

    /// The people at the table, the same for every viewer.
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

    /// All events after this version for a guest; empty if the version is before the buffer or the checkpoint.
    public Optional<List<VisibleEvents>> eventsSince(long since, String guest) {
        return remembers(since) ? Optional.of(lastEvents((int) (version - since), guest)) : Optional.empty();
    }

    /// Whether all events after this version are still in the buffer.
    public boolean remembers(long since) {
        return notices.reachBackTo(since, version);
    }

    /// The entries after this version, which must be in the buffer.
    public List<Entry> entriesSince(long since) {
        return notices.last((int) (version - since)).stream()
                .map(EntryNotice::entry)
                .toList();
    }

    /// The events of the last entries for a guest, at most this many entries.
    public List<VisibleEvents> lastEvents(int most, String guest) {
        return notices.last(most).stream().map(item -> visible(item, guest)).toList();
    }

    private VisibleEvents visible(EntryNotice item, String guest) {
        boolean isHeard = item.speaker().isEmpty() || talk.hears(guest, item.speaker());
        // Seats may have changed since an earlier match, so its cards are not shown by the current seats.
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

    /// The table's entry in lists.
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

    /// The guest's name at this table; empty if unknown.
    String nameOf(String guest) {
        int seat = seats.of(guest);
        return seat == State.NOBODY ? talk.nameOf(guest) : seats.name(seat);
    }

    /// The host's name; empty if unknown.
    String hostName() {
        return hostName;
    }

    Presence presence() {
        return presence;
    }

    /// The host's guest id.
    public String host() {
        return host;
    }

    long openedAt() {
        return openedAt;
    }

    /// When the last entry was logged, in milliseconds since 1970.
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
            throw new IllegalStateException("No match has begun at table " + id + ".");
        }
        return current;
    }
}
