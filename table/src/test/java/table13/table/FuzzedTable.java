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

/// A fuzz target: a whole table, at which several guests do what the bytes say, wise or not, while time passes and bots
/// move. After every step it must keep its promises:
///
/// - whatever is asked, there is an answer, and only what is allowed makes the table a version older, entry by entry;
/// - nobody sees more than a match of our own, dealt and played beside it, shows to their seat;
/// - the log alone makes the same table again;
/// - somebody can always go on, and a table that is left alone comes to its end.
final class FuzzedTable {
    private static final List<String> GUESTS = List.of("anna", "bert", "clara", "dora");
    private static final String ID = "fuzz";
    private static final String SECRET = "0f".repeat(32);
    private static final int MOST_STEPS = 200;
    private static final int REPLAYED_EVERY = 32;
    private static final int MOST_DUES = 4000;
    private static final long[] PAUSES = {0, 1, 400, 1000, 9_000, 60_000, 300_000, 86_400_000};

    private final FuzzChoices choices;
    private final List<LoggedEntry> log = new ArrayList<>();
    private final Presence presence;
    private final Table table;
    private final SecretChain chain = new SecretChain(SECRET);
    private long now = 1_790_000_000_000L;
    private List<String> sitters = List.of();
    private @Nullable Match<?> beside;

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
            checkSights();
            checkSomebodyCanGoOn();
            if (step % REPLAYED_EVERY == 0) {
                checkReplay();
            }
        }
        checkReplay();
        GUESTS.forEach(this::leaveForGood);
        comesToItsEnd();
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
            case 18, 19 -> fall();
            default -> moveOfWhoeverMay();
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

    private void moveOfWhoeverMay() {
        if (table.phase() != Phase.PLAYING) {
            return;
        }
        int seat = table.current().match().toMove();
        String move = legalMove(seat);
        String id = choices.yes() ? "" : "m" + choices.below(4);
        long version = table.version() - choices.below(2);
        table.seats().person(seat).ifPresent(person -> ask(rules -> rules.move(person.guest(), version, move, id)));
    }

    /// What is due is done, if it is due already.
    private void fall() {
        table.nextAction(0)
                .filter(action -> action.at() <= now)
                .ifPresent(action -> assertThat(fall(action))
                        .as("what is due is allowed: %s", action)
                        .isInstanceOf(Verdict.Allowed.class));
    }

    private Verdict fall(ScheduledAction action) {
        if (action instanceof ScheduledAction.BotMove think) {
            String move = legalMove(think.seat());
            return ask(rules -> rules.botMove(think, move));
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
            sitters = table.seats().guests();
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
                beside = Match.begin(deal.setup(), deal.names(), deal.chance(), deal.lines());
                checkTold(beside.beginning());
            }
            case Entry.Moved moved -> {
                Match<?> match = Objects.requireNonNull(beside);
                Move move = ((Ruling.Allowed) match.rule(moved.seat(), moved.move())).move();
                checkTold(match.play(move));
            }
            default -> {}
        }
    }

    // ---- promises

    /// A deal or a move tells each guest what their seat may know of it, and those without eyes nothing.
    private void checkTold(EventBatch batch) {
        for (String guest : GUESTS) {
            List<Event> told = table.toldSince(table.version() - 1, guest).orElseThrow().getFirst().events().stream()
                    .filter(event -> !(event instanceof TableEvent))
                    .toList();
            int viewer = eyes(guest);
            assertThat(told).isEqualTo(viewer == State.NOBODY ? List.of() : batch.seenBy(viewer));
        }
    }

    private void checkSights() {
        for (String guest : GUESTS) {
            int viewer = eyes(guest);
            assertThat(table.viewer(guest)).isEqualTo(viewer);
            Match<?> match = beside;
            View seen = table.matchSeenBy(viewer).map(MatchView::view).orElse(null);
            assertThat(seen).isEqualTo(match == null || viewer == State.NOBODY ? null : match.view(viewer));
            if (table.rules().enter(guest) instanceof Verdict.Refused) {
                assertThat(viewer).as("who may not come in sees no match").isEqualTo(State.NOBODY);
            }
        }
    }

    /// With whose eyes a guest looks, told from what everybody sees; after a match, from what they saw when it ended.
    private int eyes(String guest) {
        boolean isRemoved = table.people().removed().stream()
                .anyMatch(removed -> removed.guest().equals(guest));
        List<String> guests =
                beside != null && beside.isOver() ? sitters : table.seats().guests();
        int seat = isRemoved ? -1 : guests.indexOf(guest);
        if (seat >= 0) {
            return seat;
        }
        return table.plan().allowsWatchers() && !isRemoved ? View.WATCHER : State.NOBODY;
    }

    private void checkSomebodyCanGoOn() {
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

    /// Nobody is there any more. Skip-Bo played at random can last; it is enough that something is always due.
    private void comesToItsEnd() {
        for (int i = 0; i < MOST_DUES && table.phase() != Phase.CLOSED; i++) {
            ScheduledAction action = table.nextAction(0).orElseThrow();
            now = Math.max(now, action.at());
            assertThat(fall(action)).isInstanceOf(Verdict.Allowed.class);
        }
    }

    private void checkReplay() {
        Table again = Table.of(ID, log, Dealer.FAIR, presence);
        assertThat(again.version()).isEqualTo(table.version());
        assertThat(GuestSnapshot.ofAll(again, GUESTS)).isEqualTo(GuestSnapshot.ofAll(table, GUESTS));
        assertThat(again.nextAction(0)).isEqualTo(table.nextAction(0));
    }
}
