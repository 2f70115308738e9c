package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.ServerSettings;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;
import table13.server.kit.Waiting;

@DisplayName("Tables with one guest and bots only")
class LoneTableTest {
    private static final int MANY = 3;

    @AutoClose
    private final TestServer server = TestServer.with(
            settings -> new ServerSettings(settings.web(), settings.store(), settings.pauseMillis(), 100, MANY));

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> mine(TestGuest person) {
        return (List<Map<String, Object>>) person.ask("tables").get("mine");
    }

    private static List<Object> ids(TestGuest person) {
        return mine(person).stream().map(table -> table.get("table")).toList();
    }

    /// Waits for the guest's turn, so that no bot changes the table later, and then leaves the table.
    private String abandonedBy(TestGuest person) {
        server.wait(Duration.ofSeconds(1));
        String table = person.opens("friday", 3, "start", true, "level", "easy");
        Map<String, Object> seen = person.enters(table);
        while (TestGuest.moves(seen).isEmpty()) {
            seen = person.next(update -> table.equals(update.get("table")) && update.get("match") != null);
        }
        person.does("leave", "table", table);
        return table;
    }

    @Test
    @DisplayName("never prevent a new one: the oldest abandoned one is closed above the limit")
    void oldestIsClosed() {
        TestGuest ada = server.guest();
        String waiting = ada.opens("skipbo", 2);
        String open = ada.opens("leaves", 3, "start", true);
        String first = abandonedBy(ada);
        List<String> later = new ArrayList<>();
        for (int i = 0; i < 2 * MANY; i++) {
            later.add(abandonedBy(ada));
        }
        Waiting.until(() -> {
            server.wait(Duration.ofMillis(50));
            assertThat(ids(ada))
                    .as("tables with a device and the latest tables stay")
                    .contains(waiting, open, later.getLast())
                    .doesNotContain(first, later.getFirst());
        });
    }

    @Test
    @DisplayName("do not count, those with others do")
    void othersCount() {
        TestGuest ada = server.guest();
        TestGuest ben = server.guest();
        List<String> shared = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            abandonedBy(ada);
            shared.add(ada.opens("skipbo", 2));
            ben.joins(shared.getLast(), 1);
        }
        assertThat(ada.isRefused("open", "game", "skipbo", "players", 2)).isEqualTo("TOO_MANY_TABLES");
        ada.does("close", "table", shared.getFirst());
        ada.opens("skipbo", 2);
    }

    @Test
    @DisplayName("can be closed from outside by their host alone")
    void closedFromOutside() {
        TestGuest ada = server.guest();
        String table = abandonedBy(ada);
        assertThat(server.guest().isRefused("close", "table", table)).isEqualTo("NOT_HOST");
        assertThat(server.guest().isRefused("rise", "table", table)).isEqualTo("NOT_SEATED");
        ada.does("close", "table", table);
        assertThat(ids(ada)).isEmpty();
    }

    @Test
    @DisplayName("and other seats can be given up from outside")
    void leftFromOutside() {
        List<TestGuest> persons = server.guests(2);
        String table = server.deal(persons, "skipbo");
        TestGuest ben = persons.getLast();
        ben.does("leave", "table", table);
        ben.does("rise", "table", table);
        assertThat(TestGuest.seats(persons.getFirst().enters(table)).getLast()).containsEntry("isStoodIn", true);
    }

    @Test
    @DisplayName("are listed with opponents, round and whose turn it is")
    void listed() {
        TestGuest ada = server.guest();
        String table = abandonedBy(ada);
        Waiting.until(() -> {
            server.wait(Duration.ofMillis(50));
            assertThat(mine(ada).getFirst()).containsEntry("isYourTurn", true);
        });
        assertThat(mine(ada).getFirst())
                .containsEntry("table", table)
                .containsEntry("isHost", true)
                .containsEntry("round", 1L)
                .containsEntry("others", List.of(bot("Ben"), bot("Cleo")));
        assertThat((String) mine(ada).getFirst().get("toMove")).startsWith("Guest ");
    }

    private static Map<String, Object> bot(String name) {
        return Map.of("name", name + " (easy)", "level", "easy", "player", Map.of("name", name, "level", "easy"));
    }
}
