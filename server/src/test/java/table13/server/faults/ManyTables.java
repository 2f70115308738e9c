package table13.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionTimeoutException;
import table13.rules.Game;
import table13.rules.registry.Games;
import table13.server.faults.ClientContext.Mood;
import table13.server.faults.ClientState.Role;
import table13.server.kit.TestGuest;
import table13.server.kit.Waiting;

/// Tables of all games with clients, bots and watchers, all active at once.
final class ManyTables implements AutoCloseable {
    private static final Duration QUIET = Duration.ofMillis(400);

    /// Numbers of persons and bots at a table. Skip-Bo with only random players would never end.
    private enum Round {
        THREE_AGAINST_ONE(3, 1),
        TWO_AGAINST_ONE(2, 1),
        ONE_PERSON(1, 2),
        ONLY_BOTS(0, 3);

        private final int persons;
        private final int bots;

        Round(int persons, int bots) {
            this.persons = persons;
            this.bots = bots;
        }
    }

    private final ClientContext context;
    private final List<ReconnectingClient> regulars = new ArrayList<>();
    private final List<String> tablesOfPersons = new ArrayList<>();

    private ManyTables(ClientContext context) {
        this.context = context;
    }

    /// Two tables of each game.
    static ManyTables gatherSome(ClientContext context) {
        ManyTables tables = new ManyTables(context);
        for (int i = 0; i < Games.ALL.size(); i++) {
            boolean isEven = i % 2 == 0;
            tables.open(Games.ALL.get(i), isEven ? Round.TWO_AGAINST_ONE : Round.THREE_AGAINST_ONE);
            tables.open(Games.ALL.get(i), isEven ? Round.ONLY_BOTS : Round.ONE_PERSON);
        }
        return tables;
    }

    /// Four tables of each game.
    static ManyTables gatherAll(ClientContext context) {
        ManyTables tables = new ManyTables(context);
        for (Game<?> game : Games.ALL) {
            for (Round round : Round.values()) {
                tables.open(game, round);
            }
        }
        return tables;
    }

    /// The last seats are for bots. Each table has a watcher, and a single person among bots has a second device.
    private void open(Game<?> game, Round round) {
        int port = context.port();
        int persons = round.persons;
        Map<Integer, String> levels = new HashMap<>();
        for (int seat = persons; seat < persons + round.bots; seat++) {
            levels.put(seat, "easy");
        }
        int patience = round == Round.TWO_AGAINST_ONE ? context.tempo().patienceSeconds() : 0;
        try (TestGuest host = TestGuest.comesTo(port);
                TestGuest watcher = TestGuest.comesTo(port)) {
            String table = (String) done(host.ask(
                            "open",
                            "game",
                            game.id(),
                            "players",
                            persons + round.bots,
                            "bots",
                            levels,
                            "seat",
                            persons == 0 ? -1 : 0,
                            "patienceSeconds",
                            patience))
                    .get("table");
            List<String> others = new ArrayList<>();
            for (int seat = 1; seat < persons; seat++) {
                others.add(sit(table, seat));
            }
            done(host.ask("start", "table", table));
            if (persons > 0) {
                tablesOfPersons.add(table);
            }
            join(host.cookie(), table, Role.HOSTS, patience > 0);
            others.forEach(cookie -> join(cookie, table, Role.PLAYS, patience > 0));
            if (persons == 1) {
                join(host.cookie(), table, Role.WATCHES, false);
            }
            join(watcher.cookie(), table, Role.WATCHES, false);
        }
    }

    private String sit(String table, int seat) {
        try (TestGuest person = TestGuest.comesTo(context.port())) {
            person.ask("enter", "table", table);
            done(person.ask("sit", "table", table, "seat", seat, "seed", "0" + seat));
            return person.cookie();
        }
    }

    private static Map<String, Object> done(Map<String, Object> answer) {
        assertThat(answer).containsEntry("type", "done");
        return answer;
    }

    private void join(String cookie, String table, Role role, boolean mayBeTakenOver) {
        long seed = regulars.size();
        ClientState state = new ClientState(context, table, role, mayBeTakenOver, seed);
        regulars.add(new ReconnectingClient(context, cookie, state, seed));
    }

    List<ReconnectingClient> regulars() {
        return regulars;
    }

    /// For each table the cookie of one client.
    Map<String, String> cookies() {
        return regulars.stream()
                .collect(Collectors.toMap(ReconnectingClient::table, ReconnectingClient::cookie, (first, _) -> first));
    }

    /// Tables with at least one person.
    List<String> tablesOfPersons() {
        return tablesOfPersons;
    }

    // ---- waiting

    void awaitEverybody() {
        await("all clients are back", () -> regulars.stream().allMatch(ReconnectingClient::isHere));
    }

    void awaitNobody() {
        await("all clients are disconnected", () -> regulars.stream().noneMatch(ReconnectingClient::isHere));
    }

    /// Waits for a number of changes at all tables.
    void awaitHappenings(int count) {
        long goal = context.ledger().happenings() + count;
        await("the tables go on", () -> context.ledger().happenings() >= goal);
    }

    /// Makes clients play fast, and waits until a match has ended at every table.
    void awaitMatchesEnd() {
        context.mood().set(Mood.HURRIED);
        Map<String, Integer> before = context.ledger().matchesEnded();
        await("a match ends at every table", () -> {
            Map<String, Integer> now = context.ledger().matchesEnded();
            return before.keySet().stream().allMatch(table -> now.get(table) > before.get(table));
        });
    }

    /// Stops all clients, and waits until no changes arrive.
    void pause() {
        context.mood().set(Mood.PAUSED);
        await("nothing happens any more", new BooleanSupplier() {
            private long happenings;
            private long since;

            @Override
            public boolean getAsBoolean() {
                if (happenings != context.ledger().happenings()
                        || !regulars.stream().allMatch(ReconnectingClient::isSettled)) {
                    happenings = context.ledger().happenings();
                    since = System.nanoTime();
                }
                return System.nanoTime() - since > QUIET.toNanos();
            }
        });
    }

    void goOn() {
        context.mood().set(Mood.AS_USUAL);
    }

    void await(String what, BooleanSupplier isSo) {
        try {
            Awaitility.await()
                    .atMost(Waiting.LIMIT)
                    .pollDelay(Duration.ZERO)
                    .pollInterval(Duration.ofMillis(3))
                    .until(() -> {
                        context.ledger().assertNothingToComplainOf();
                        return isSo.getAsBoolean();
                    });
        } catch (ConditionTimeoutException _) {
            throw new AssertionError("Timeout; expected: " + what + ": " + regulars);
        }
    }

    @Override
    public void close() {
        regulars.forEach(ReconnectingClient::close);
    }
}
