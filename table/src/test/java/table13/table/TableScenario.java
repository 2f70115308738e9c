package table13.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import table13.rules.Event;
import table13.rules.Game;
import table13.rules.Level;
import table13.rules.Move;
import table13.rules.Objection;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.thirteen.Friday;
import table13.table.fair.DealVersion;

/// A table under test. Requests and time work as on the server: allowed entries are logged, then played. Anna opens the
/// table and is its host.
final class TableScenario {
    static final String ANNA = "guest-anna";
    static final String BERT = "guest-bert";
    static final String CLARA = "guest-clara";
    static final String DORA = "guest-dora";
    static final List<String> GUESTS = List.of(ANNA, BERT, CLARA, DORA);

    static final String SECRET = "5ec2e7".repeat(10) + "5ec2";
    static final String ID = "0123456789abcdef0123456789abcdef";

    /// Friday the 13th for three players, a take-over after 60 seconds, and no time limit for moves.
    static final Plan USUAL = new Plan(Setup.of(Friday.GAME, 3), true, true, 0, 60, Level.RANDOM);

    private static final long SECOND = 1000;
    private static final int MOST_MOVES = 5000;

    private final SplitMix chance = new SplitMix(13);
    private final List<LoggedEntry> log = new ArrayList<>();
    private final Presence presence;
    private final Table table;
    private long now = 1_790_000_000_000L;

    private TableScenario(Plan plan, DealVersion deal) {
        presence = new Presence(now);
        log.add(new LoggedEntry(1, now, new Entry.Opened(ANNA, "Anna", plan, SECRET, deal)));
        table = new Table(ID, log.getFirst(), Dealer.FAIR, presence);
        presence.arrive(ANNA);
    }

    // ---- setup

    static TableScenario opened(Plan plan) {
        return opened(plan, DealVersion.NEWEST);
    }

    static TableScenario opened(Plan plan, DealVersion deal) {
        return new TableScenario(plan, deal);
    }

    static TableScenario opened() {
        return opened(USUAL);
    }

    /// Anna, Bert and Clara sit in seats 0, 1 and 2.
    static TableScenario gathered(Plan plan) {
        return opened(plan).sits(ANNA, 0).comes(BERT).sits(BERT, 1).comes(CLARA).sits(CLARA, 2);
    }

    static TableScenario gathered() {
        return gathered(USUAL);
    }

    static TableScenario playing(Plan plan) {
        return gathered(plan).starts();
    }

    static TableScenario playing() {
        return playing(USUAL);
    }

    static Plan plan(int secondsPerMove, int patienceSeconds) {
        return new Plan(USUAL.setup(), true, true, secondsPerMove, patienceSeconds, Level.RANDOM);
    }

    static Plan withoutWatchers() {
        return new Plan(USUAL.setup(), false, false, 0, 60, Level.RANDOM);
    }

    // ---- actions of people

    TableScenario comes(String guest) {
        does(rules -> rules.enter(guest));
        presence.arrive(guest);
        return this;
    }

    TableScenario goes(String guest) {
        presence.depart(guest, now);
        return this;
    }

    TableScenario sits(String guest, int seat) {
        return does(rules -> rules.sit(guest, name(guest), seat, ""));
    }

    TableScenario starts() {
        return does(rules -> rules.start(ANNA, false));
    }

    TableScenario does(Function<TableRules, Verdict> request) {
        assertThat(ask(request)).isInstanceOf(Verdict.Allowed.class);
        return this;
    }

    /// Requires that the request is refused for this reason and that no guest sees a change.
    TableScenario refuses(Objection objection, Function<TableRules, Verdict> request) {
        return changesNothing(new Verdict.Refused(objection), request);
    }

    /// Requires a refusal because the other guest is not known to be present on this node.
    TableScenario missesSomebody(Function<TableRules, Verdict> request) {
        return changesNothing(new Verdict.Refused(TableObjection.NO_SUCH_PERSON, true), request);
    }

    TableScenario hasDone(long version, Function<TableRules, Verdict> request) {
        return changesNothing(new Verdict.Already(version), request);
    }

    private TableScenario changesNothing(Verdict expected, Function<TableRules, Verdict> request) {
        List<GuestSnapshot> before = GuestSnapshot.ofAll(table, GUESTS);
        long version = table.version();
        assertThat(ask(request)).isEqualTo(expected);
        assertThat(table.version()).isEqualTo(version);
        assertThat(GuestSnapshot.ofAll(table, GUESTS)).isEqualTo(before);
        return this;
    }

    Verdict ask(Function<TableRules, Verdict> request) {
        Verdict verdict = request.apply(table.rules());
        if (verdict instanceof Verdict.Allowed allowed) {
            allowed.entries().forEach(this::log);
        }
        return verdict;
    }

    private void log(Entry entry) {
        LoggedEntry logged = new LoggedEntry(table.version() + 1, now, entry);
        log.add(logged);
        table.play(logged);
    }

    // ---- moves

    /// A random legal move of the seat to move.
    String anyMove() {
        List<Move> moves = table.viewOf(toMove()).seen().legalMoves();
        return moves.get(chance.below(moves.size())).notation();
    }

    /// A move of this game that is illegal for the seat to move.
    String illegalMove() {
        List<Move> legal = table.viewOf(toMove()).seen().legalMoves();
        Game<?> game = table.plan().setup().game();
        return IntStream.range(0, game.moves())
                .<Move>mapToObj(game::move)
                .filter(move -> !legal.contains(move))
                .findFirst()
                .orElseThrow()
                .notation();
    }

    int toMove() {
        return table.current().match().toMove();
    }

    /// The person to move.
    String mover() {
        return table.seats().person(toMove()).orElseThrow().guest();
    }

    /// A seated person, but not the one to move.
    String waiter() {
        return table.seats().persons().stream()
                .map(SeatHolder.Person::guest)
                .filter(guest -> !guest.equals(mover()))
                .findFirst()
                .orElseThrow();
    }

    TableScenario moves() {
        String move = anyMove();
        return does(rules -> rules.move(mover(), table.version(), move, ""));
    }

    /// All players, bots included, move until it is this person's turn.
    TableScenario movesUntil(String guest) {
        return movesWhile(() -> table.seats().of(guest) != toMove());
    }

    TableScenario playsOut() {
        return movesWhile(() -> table.phase() == Phase.PLAYING);
    }

    private TableScenario movesWhile(BooleanSupplier goesOn) {
        for (int i = 0; goesOn.getAsBoolean(); i++) {
            assertThat(i).isLessThan(MOST_MOVES);
            move();
        }
        return this;
    }

    /// Plays at most this many moves, bots included.
    TableScenario plays(int moves) {
        for (int i = 0; i < moves && table.phase() == Phase.PLAYING; i++) {
            move();
        }
        return this;
    }

    private void move() {
        if (table.seats().isPlayedByBot(toMove())) {
            falls();
        } else {
            moves();
        }
    }

    // ---- time

    TableScenario waits(long seconds) {
        now += seconds * SECOND;
        return this;
    }

    long now() {
        return now;
    }

    /// The time in this many seconds.
    long in(long seconds) {
        return now + seconds * SECOND;
    }

    /// Runs the next scheduled action, which must be due.
    ScheduledAction falls() {
        ScheduledAction action = table.nextAction(0).orElseThrow();
        assertThat(action.at()).isLessThanOrEqualTo(now);
        String move = action instanceof ScheduledAction.BotMove ? anyMove() : "";
        does(rules -> action instanceof ScheduledAction.BotMove think
                ? rules.botMove(think, move)
                : rules.runScheduled(action, now));
        return action;
    }

    // ---- views and log

    Table table() {
        return table;
    }

    Presence presence() {
        return presence;
    }

    List<LoggedEntry> log() {
        return log;
    }

    List<Entry> entriesSince(long version) {
        return log.stream()
                .filter(logged -> logged.version() > version)
                .map(LoggedEntry::entry)
                .toList();
    }

    /// The entries that this step adds.
    List<Entry> entriesOf(Consumer<TableScenario> step) {
        long version = table.version();
        step.accept(this);
        return entriesSince(version);
    }

    SeatView seat(int seat) {
        return table.people().seats().get(seat);
    }

    /// The events of the last entry for a guest.
    List<Event> lastToldTo(String guest) {
        return table.eventsSince(table.version() - 1, guest)
                .orElseThrow()
                .getLast()
                .events();
    }

    static String name(String guest) {
        String name = guest.substring("guest-".length());
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}
