package table13.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionTimeoutException;
import table13.server.faults.Regular.Role;
import table13.server.kit.Person;

/// Tables of all four games with regulars, bots and onlookers, on which many things happen at the same time.
final class ManyTables implements AutoCloseable {
    private static final Duration LONG = Duration.ofSeconds(60);

    private final int port;
    private final Ledger ledger;
    private final List<Regular> regulars = new ArrayList<>();

    private ManyTables(int port, Ledger ledger) {
        this.port = port;
        this.ledger = ledger;
    }

    /// Opens the tables on a server that is ready, and deals.
    static ManyTables gather(int port, Ledger ledger) {
        ManyTables tables = new ManyTables(port, ledger);
        tables.open("thirteen", 2, 1);
        tables.open("thirteen", 1, 3);
        tables.open("friday", 2, 2);
        tables.open("friday", 3, 0);
        tables.open("skipbo", 1, 1);
        tables.open("skipbo", 0, 3);
        tables.open("leaves", 3, 0);
        tables.open("leaves", 1, 3);
        return tables;
    }

    /// The last seats are for bots. Somebody looks on, and who sits alone among bots has a second device.
    private void open(String game, int persons, int bots) {
        Map<Integer, String> levels = new HashMap<>();
        for (int seat = persons; seat < persons + bots; seat++) {
            levels.put(seat, "easy");
        }
        try (Person host = Person.comesTo(port);
                Person watcher = Person.comesTo(port)) {
            String table = (String) done(host.ask(
                            "open",
                            "game",
                            game,
                            "players",
                            persons + bots,
                            "bots",
                            levels,
                            "seat",
                            persons == 0 ? -1 : 0,
                            "patienceSeconds",
                            0))
                    .get("table");
            List<String> others = new ArrayList<>();
            for (int seat = 1; seat < persons; seat++) {
                others.add(sit(table, seat));
            }
            done(host.ask("start", "table", table));
            join(host.cookie(), table, Role.HOSTS);
            others.forEach(cookie -> join(cookie, table, Role.PLAYS));
            if (persons == 1) {
                join(host.cookie(), table, Role.WATCHES);
            }
            join(watcher.cookie(), table, Role.WATCHES);
        }
    }

    private String sit(String table, int seat) {
        try (Person person = Person.comesTo(port)) {
            person.ask("enter", "table", table);
            done(person.ask("sit", "table", table, "seat", seat, "seed", "0" + seat));
            return person.cookie();
        }
    }

    private static Map<String, Object> done(Map<String, Object> answer) {
        assertThat(answer).containsEntry("type", "done");
        return answer;
    }

    private void join(String cookie, String table, Role role) {
        regulars.add(new Regular(port, cookie, table, role, ledger, regulars.size()));
    }

    List<Regular> regulars() {
        return regulars;
    }

    // ---- waiting

    void awaitEverybody() {
        await("everybody is back", () -> regulars.stream().allMatch(Regular::isHere));
    }

    void awaitNobody() {
        await("everybody has noticed", () -> regulars.stream().noneMatch(Regular::isHere));
    }

    /// Waits until that much has happened at the tables.
    void awaitHappenings(int count) {
        long goal = ledger.happenings() + count;
        await("the tables go on", () -> ledger.happenings() >= goal);
    }

    /// Waits until a match has ended at every table.
    void awaitMatchesEnd() {
        Map<String, Integer> before = ledger.matchesEnded();
        await("a match ends at every table", () -> {
            Map<String, Integer> now = ledger.matchesEnded();
            return before.keySet().stream().allMatch(table -> now.get(table) > before.get(table));
        });
    }

    private void await(String what, BooleanSupplier isSo) {
        try {
            Awaitility.await()
                    .atMost(LONG)
                    .pollDelay(Duration.ZERO)
                    .pollInterval(Duration.ofMillis(3))
                    .until(() -> {
                        assertThat(ledger.complaints()).isEmpty();
                        return isSo.getAsBoolean();
                    });
        } catch (ConditionTimeoutException _) {
            throw new AssertionError("Waited in vain until " + what + ": " + regulars);
        }
    }

    @Override
    public void close() {
        regulars.forEach(Regular::close);
    }
}
