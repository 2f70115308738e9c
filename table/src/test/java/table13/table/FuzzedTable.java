package table13.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import table13.rules.Event;
import table13.rules.EventBatch;
import table13.rules.Level;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Ruling;
import table13.rules.Setup;
import table13.rules.State;
import table13.rules.View;
import table13.rules.registry.Games;
import table13.table.fair.DealVersion;
import table13.table.fair.FairDeal;
import table13.table.fair.SecretChain;

/// A fuzz target: several guests act at a table as the bytes say, while time passes and bots move. Checked after the
/// steps:
///
/// - every request gets an answer, and only allowed requests raise the version, by one for each entry;
/// - no guest sees more than a reference match, dealt and played in parallel, shows to the guest's seat;
/// - the log alone gives the same table;
/// - play can always continue, and an abandoned table is closed in the end.
final class FuzzedTable {
    private static final List<String> GUESTS = List.of("anna", "bert", "clara", "dora");
    private static final String ID = "fuzz";
    private static final String SECRET = "0f".repeat(32);
    private static final int MOST_STEPS = 200;
    private static final int REPLAYED_EVERY = 32;
    private static final int MOST_ACTIONS = 4000;
    private static final long[] PAUSES = {0, 1, 400, 1000, 9_000, 60_000, 300_000, 86_400_000};

    private final FuzzChoices choices;
    private final List<LoggedEntry> log = new ArrayList<>();
    private final Presence presence;
    private final Table table;
    private final SecretChain chain = new SecretChain(SECRET);
    private long now = 1_790_000_000_000L;
    private List<String> lastSeated = List.of();
    private @Nullable Match<?> reference;

    private FuzzedTable(FuzzChoices choices) {
        this.choices = choices;
        presence = new Presence(now);
        log.add(new LoggedEntry(1, now, new Entry.Opened(GUESTS.getFirst(), "Anna", plan(), SECRET, DealVersion.TWO)));
        table = new Table(ID, log.getFirst(), Dealer.FAIR, presence);
    }

    static void run(byte[] bytes) {
        new FuzzedTable(new FuzzChoices(bytes)).run();
    }

    private void run() {
        for (int step = 1; step <= MOST_STEPS && choices.areLeft(); step++) {
            step();
            checkViews();
            checkPlayCanContinue();
            if (step % REPLAYED_EVERY == 0) {
                checkReplay();
            }
        }
        checkReplay();
        GUESTS.forEach(this::leaveForGood);
        runToTheEnd();
        checkReplay();
    }

    private Plan plan() {
        var game = choices.of(Games.ALL);
        int players = game.fewestPlayers() + choices.below(game.mostPlayers() - game.fewestPlayers() + 1);
        return new Plan(
                new Setup(game, players, Map.of()),
                choices.yes(),
                choices.yes(),
                choices.of(List.of(0, 15, 300, 86_400)),
                choices.of(List.of(0, 10, 60, 3600)),
                Level.RANDOM);
    }

    // ---- steps

    private void step() {
        String guest = choices.of(GUESTS);
        String other = choices.of(GUESTS);
        int seat = choices.below(table.plan().seats() + 2) - 1;
        switch (choices.below(24)) {
            case 0 -> enter(guest);
            case 1 -> presence.depart(guest, now);
            case 2 -> ask(rules -> rules.sit(guest, guest, seat, seed()));
            case 3 -> ask(rules -> rules.rise(guest));
            case 4 -> ask(rules -> rules.seed(guest, seed()));
            case 5 -> ask(rules -> rules.rename(guest, TextSanitizer.name(text())));
            case 6 -> ask(rules -> rules.seatBot(guest, seat, Level.EASY));
            case 7 -> ask(rules -> rules.freeSeat(guest, seat));
            case 8 -> ask(rules -> rules.start(guest, choices.yes()));
            case 9 -> remove(guest, other);
            case 10 -> ask(rules -> rules.passHost(guest, other));
            case 11 -> ask(rules -> rules.switchChat(guest, choices.yes()));
            case 12 -> ask(rules -> rules.mute(guest, other, choices.yes()));
            case 13 -> ask(rules -> rules.say(guest, guest, text(), now));
            case 14 -> ask(rules -> rules.react(guest, guest, choices.of(List.of(Reaction.values())), now));
            case 15 -> ask(rules -> rules.close(guest));
            case 16 -> ask(rules -> rules.move(guest, table.version() - choices.below(3), text(), "a"));
            case 17 -> now += PAUSES[choices.below(PAUSES.length)];
            case 18, 19 -> runDue();
            default -> moveOfSeatToMove();
        }
    }

    private void enter(String guest) {
        if (ask(rules -> rules.enter(guest)) instanceof Verdict.Allowed) {
            presence.arrive(guest);
        }
    }

    private void remove(String guest, String other) {
        if (ask(rules -> rules.remove(guest, other)) instanceof Verdict.Allowed) {
            leaveForGood(other);
        }
    }

    private void leaveForGood(String guest) {
        while (presence.isHere(guest)) {
            presence.depart(guest, now);
        }
    }

    private void moveOfSeatToMove() {
        if (table.phase() != Phase.PLAYING) {
            return;
        }
        int seat = table.current().match().toMove();
        String move = legalMove(seat);
        String id = choices.yes() ? "" : "m" + choices.below(4);
        long version = table.version() - choices.below(2);
        table.seats().person(seat).ifPresent(person -> ask(rules -> rules.move(person.guest(), version, move, id)));
    }

    /// Runs the next scheduled action if it is due.
    private void runDue() {
        table.nextAction(0)
                .filter(action -> action.at() <= now)
                .ifPresent(action -> assertThat(runDue(action))
                        .as("what is due is allowed: %s", action)
                        .isInstanceOf(Verdict.Allowed.class));
    }

    private Verdict runDue(ScheduledAction action) {
        if (action instanceof ScheduledAction.BotMove scheduled) {
            String move = legalMove(scheduled.seat());
            return ask(rules -> rules.botMove(scheduled, move));
        }
        return ask(rules -> rules.runScheduled(action, now));
    }

    private String legalMove(int seat) {
        return choices.of(table.viewOf(seat).seen().legalMoves()).notation();
    }

    private String seed() {
        return choices.of(List.of("", "00", "0aff", "no seed"));
    }

    private String text() {
        return choices.of(
                List.of("", " ", "c1", "pass", "\u202e\u0000", "hello", "e\u0301\u0301\u0301\u0301", "😀 0 1"));
    }

    // ---- rule, log, play

    private Verdict ask(Function<TableRules, Verdict> request) {
        long version = table.version();
        Verdict verdict = request.apply(table.rules());
        assertThat(table.version()).as("asking changes nothing").isEqualTo(version);
        if (verdict instanceof Verdict.Allowed allowed) {
            allowed.entries().forEach(this::log);
            assertThat(table.version()).isEqualTo(version + allowed.entries().size());
        }
        return verdict;
    }

    private void log(Entry entry) {
        LoggedEntry logged = new LoggedEntry(table.version() + 1, now, entry);
        if (table.phase() != Phase.OVER) {
            lastSeated = table.seats().guests();
        }
        List<String> names = table.seats().names(table.plan().level());
        List<String> seeds = table.seats().seeds();
        log.add(logged);
        table.play(logged);
        switch (entry) {
            case Entry.Started started -> {
                FairDeal deal = new FairDeal(
                        DealVersion.TWO,
                        ID,
                        started.match(),
                        chain.secret(started.match()),
                        table.plan().setup(),
                        names,
                        seeds.stream()
                                .map(seed -> DealVersion.TWO.seedOf(started.match(), seed))
                                .toList());
                reference = Match.begin(deal.setup(), deal.names(), deal.chance(), deal.lines());
                checkEvents(reference.beginning());
            }
            case Entry.Moved moved -> {
                Match<?> match = Objects.requireNonNull(reference);
                Move move = ((Ruling.Allowed) match.rule(moved.seat(), moved.move())).move();
                checkEvents(match.play(move));
            }
            default -> {}
        }
    }

    // ---- invariants

    /// A deal or a move sends each guest only the events for the guest's view. Outsiders receive none.
    private void checkEvents(EventBatch batch) {
        for (String guest : GUESTS) {
            List<Event> events =
                    table.eventsSince(table.version() - 1, guest).orElseThrow().getFirst().events().stream()
                            .filter(event -> !(event instanceof TableEvent))
                            .toList();
            int viewer = expectedViewer(guest);
            assertThat(events).isEqualTo(viewer == State.NOBODY ? List.of() : batch.seenBy(viewer));
        }
    }

    private void checkViews() {
        for (String guest : GUESTS) {
            int viewer = expectedViewer(guest);
            assertThat(table.viewer(guest)).isEqualTo(viewer);
            Match<?> match = reference;
            View seen = table.matchSeenBy(viewer).map(MatchView::view).orElse(null);
            assertThat(seen).isEqualTo(match == null || viewer == State.NOBODY ? null : match.view(viewer));
            if (table.rules().enter(guest) instanceof Verdict.Refused) {
                assertThat(viewer).as("a refused guest sees no match").isEqualTo(State.NOBODY);
            }
        }
    }

    /// The expected view of a guest, from public data; after a match, from the seats at its end.
    private int expectedViewer(String guest) {
        boolean isRemoved = table.people().removed().stream()
                .anyMatch(removed -> removed.guest().equals(guest));
        List<String> guests = reference != null && reference.isOver()
                ? lastSeated
                : table.seats().guests();
        int seat = isRemoved ? -1 : guests.indexOf(guest);
        if (seat >= 0) {
            return seat;
        }
        return table.plan().allowsWatchers() && !isRemoved ? View.WATCHER : State.NOBODY;
    }

    private void checkPlayCanContinue() {
        String host = table.people().host();
        switch (table.phase()) {
            case GATHERING, OVER -> {
                assertThat(table.rules().enter(host)).isInstanceOf(Verdict.Allowed.class);
                assertThat(table.rules().start(host, true)).isInstanceOf(Verdict.Allowed.class);
            }
            case PLAYING -> {
                int seat = table.current().match().toMove();
                String move = table.viewOf(seat).seen().legalMoves().getFirst().notation();
                boolean isBots =
                        new Schedule(table, 0).all().stream().anyMatch(ScheduledAction.BotMove.class::isInstance);
                assertThat(isBots || personMayMove(seat, move)).isTrue();
            }
            case CLOSED -> assertThat(table.nextAction(0)).isEmpty();
        }
    }

    private boolean personMayMove(int seat, String move) {
        String guest = table.seats().person(seat).orElseThrow().guest();
        return table.rules().enter(guest) instanceof Verdict.Allowed
                && table.rules().move(guest, table.version(), move, "") instanceof Verdict.Allowed;
    }

    /// All guests have left. Random Skip-Bo can last, so the test only requires that some action is always scheduled.
    private void runToTheEnd() {
        for (int i = 0; i < MOST_ACTIONS && table.phase() != Phase.CLOSED; i++) {
            ScheduledAction action = table.nextAction(0).orElseThrow();
            now = Math.max(now, action.at());
            assertThat(runDue(action)).isInstanceOf(Verdict.Allowed.class);
        }
    }

    private void checkReplay() {
        Table again = Table.of(ID, log, Dealer.FAIR, presence);
        assertThat(again.version()).isEqualTo(table.version());
        assertThat(GuestSnapshot.ofAll(again, GUESTS)).isEqualTo(GuestSnapshot.ofAll(table, GUESTS));
        assertThat(again.nextAction(0)).isEqualTo(table.nextAction(0));
    }
}
