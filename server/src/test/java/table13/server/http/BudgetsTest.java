package table13.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;

/// All requests come through a proxy, because this machine is not limited.
@DisplayName("The budget for chat and storage")
class BudgetsTest {
    private static final String HERE = "203.0.113.7";
    private static final String THERE = "203.0.113.8";
    private static final String LONG = "x".repeat(200);
    private static final int SKIPBO_SEATS = 2;

    @AutoClose
    private TestServer server;

    private void open(Budgets budgets) {
        server = TestServer.behindProxy(limits -> limits.withBudgets(budgets));
    }

    private List<TestGuest> guests(int count, String address) {
        List<TestGuest> guests = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            guests.add(server.guestFrom(address));
        }
        return guests;
    }

    private static Map<String, Object> says(TestGuest person, String table, String text) {
        return person.answer("say", "table", table, "text", text);
    }

    private static long waitOf(Map<String, Object> refusal, String reason) {
        assertThat(refusal).containsEntry("reason", reason).containsKey("sentence");
        return (Long) refusal.get("waitMillis");
    }

    @Test
    @DisplayName("is two messages a second for a guest, at all tables and on all devices, reactions included")
    void chatOfAGuest() {
        open(Budgets.usual());
        TestGuest ada = server.guestFrom(HERE);
        List<String> tables = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            tables.add(ada.opens("skipbo", SKIPBO_SEATS));
        }
        for (int i = 0; i < 5; i++) {
            ada.does("say", "table", tables.get(i % 2), "text", "hi");
            ada.does("react", "table", tables.get(2 + i % 2), "reaction", "HELLO");
        }
        assertThat(waitOf(says(ada, tables.getFirst(), "more"), "CHAT_LIMIT")).isEqualTo(500);
        server.wait(Duration.ofMillis(499));
        assertThat(waitOf(says(ada, tables.getLast(), "more"), "CHAT_LIMIT")).isEqualTo(1);
        server.wait(Duration.ofMillis(1));
        ada.does("say", "table", tables.getFirst(), "text", "and now");
        TestGuest ben = server.guestFrom(HERE);
        ben.enters(tables.getFirst());
        ben.does("say", "table", tables.getFirst(), "text", "others are not stopped");
    }

    @Test
    @DisplayName("is a number of messages per second for an address, for all its guests together")
    void chatOfAnAddress() {
        open(new Budgets(2, 3, 1_000_000));
        List<TestGuest> here = guests(4, HERE);
        String table = here.getFirst().opens("skipbo", SKIPBO_SEATS);
        here.stream().skip(1).forEach(each -> each.enters(table));
        for (int i = 0; i < 15; i++) {
            here.get(i % 4).does("say", "table", table, "text", "hi");
        }
        assertThat(waitOf(says(here.getLast(), table, "more"), "CHAT_LIMIT")).isEqualTo(334);
        TestGuest there = server.guestFrom(THERE);
        there.enters(table);
        there.does("say", "table", table, "text", "hi");
        server.wait(Duration.ofMillis(334));
        here.getLast().does("say", "table", table, "text", "and now");
    }

    @Test
    @DisplayName("does not apply to this machine")
    void ownMachine() {
        open(new Budgets(1, 1, 1));
        TestGuest ada = server.guest();
        List<String> tables = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            tables.add(ada.opens("skipbo", SKIPBO_SEATS));
        }
        for (int i = 0; i < 25; i++) {
            ada.does("say", "table", tables.get(i % 5), "text", "hi");
        }
    }

    @Test
    @DisplayName("is a number of bytes a day, but guests can still enter, rise, close a table and move")
    void bytes() {
        open(new Budgets(100, 100, 3_000));
        List<TestGuest> two = guests(2, HERE);
        TestGuest ada = two.getFirst();
        String other = ada.opens("skipbo", SKIPBO_SEATS);
        String table = server.deal(two, "skipbo");
        Map<String, Object> refusal = says(ada, table, LONG);
        for (int i = 0; i < 10 && refusal.get("type").equals("done"); i++) {
            refusal = says(two.get(i % 2), table, LONG);
        }
        long wait = waitOf(refusal, "STORAGE_LIMIT");
        assertThat(wait).isEqualTo(86_400_000 - server.now() % 86_400_000);
        assertThat(ada.isRefused("open", "game", "skipbo", "players", 2, "start", true))
                .isEqualTo("STORAGE_LIMIT");
        // A shorter entry may still fit.
        refusal = Map.of();
        for (int i = 0; i < 10 && !"refused".equals(refusal.get("type")); i++) {
            refusal = ada.answer("switchChat", "table", table, "isOn", i % 2 == 1);
        }
        waitOf(refusal, "STORAGE_LIMIT");
        assertThat(ada.isRefused(
                        "passHost", "table", table, "guest", two.getLast().guest()))
                .isEqualTo("STORAGE_LIMIT");
        two.getLast().does("name", "name", "A longer name than it was");

        TestGuest mover = playsOneMove(table, two);
        mover.does("rise", "table", table);
        ada.does("leave", "table", table);
        ada.enters(table);
        ada.does("close", "table", other);

        TestGuest there = server.guestFrom(THERE);
        there.opens("skipbo", 2);
        server.wait(Duration.ofMillis(wait - 1));
        assertThat(ada.isRefused("open", "game", "skipbo", "players", 2, "start", true))
                .isEqualTo("STORAGE_LIMIT");
        server.wait(Duration.ofMillis(1));
        ada.opens("skipbo", 2);
    }

    /// @return the guest that moved
    private static TestGuest playsOneMove(String table, List<TestGuest> seats) {
        Map<String, Object> seen = seats.getFirst().enters(table);
        TestGuest mover = seats.get(TestGuest.toMove(seen));
        Map<String, Object> view = mover.enters(table);
        Map<String, Object> answer = mover.ask(
                "play",
                "table",
                table,
                "version",
                view.get("version"),
                "move",
                TestGuest.moves(view).getFirst());
        assertThat(answer).as("a move").containsEntry("type", "done");
        return mover;
    }

    @Test
    @DisplayName("holds for 300 connections that send all they can")
    @Tag("slow")
    void threeHundred() throws SQLException {
        int budget = 60_000;
        open(new Budgets(2, 30, budget));
        List<TestGuest> all = guests(300, HERE);
        List<String> tables = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            if (i % 30 == 0) {
                tables.add(all.get(i).opens("skipbo", SKIPBO_SEATS));
            } else {
                all.get(i).enters(tables.getLast());
            }
        }
        long begin = server.now();
        Set<Object> reasons = new HashSet<>();
        int said = 0;
        for (int round = 0; !reasons.contains("STORAGE_LIMIT"); round++) {
            assertThat(round).as("rounds of a second").isLessThan(60);
            for (int i = 0; i < all.size(); i++) {
                Map<String, Object> answer = says(all.get(i), tables.get(i / 30), LONG);
                said += answer.get("type").equals("done") ? 1 : 0;
                reasons.add(answer.getOrDefault("reason", "none"));
            }
            server.wait(Duration.ofSeconds(1));
        }
        long seconds = (server.now() - begin) / 1000;
        assertThat(said).isLessThanOrEqualTo((int) (150 + 30 * seconds));
        all.forEach(each ->
                assertThat(says(each, tables.get(all.indexOf(each) / 30), LONG)).containsEntry("type", "refused"));
        assertThat(reasons).contains("CHAT_LIMIT", "STORAGE_LIMIT");
        assertThat(storedBytes()).isBetween(budget * 7L / 10, (long) budget);
    }

    private long storedBytes() throws SQLException {
        try (Connection connection = DriverManager.getConnection(
                        "jdbc:sqlite:" + server.folder().resolve("table13.db"));
                Statement statement = connection.createStatement();
                ResultSet sum = statement.executeQuery("SELECT sum(length(CAST(text AS BLOB))) FROM logs")) {
            return sum.getLong(1);
        }
    }

    @Test
    @DisplayName("never costs 60 guests of one address a move, however much they chat")
    @Tag("slow")
    void sixtyPeople() {
        open(new Budgets(2, 30, 60_000));
        List<TestGuest> all = guests(60, HERE);
        List<String> tables = new ArrayList<>();
        for (int i = 0; i < all.size(); i += 2) {
            tables.add(server.deal(all.subList(i, i + 2), "skipbo"));
        }
        Set<Object> reasons = new HashSet<>();
        for (int round = 0; round < 12; round++) {
            for (int i = 0; i < tables.size(); i++) {
                List<TestGuest> two = all.subList(2 * i, 2 * i + 2);
                for (TestGuest each : two) {
                    reasons.add(says(each, tables.get(i), LONG).getOrDefault("reason", "none"));
                }
                playsOneMove(tables.get(i), two);
            }
            server.wait(Duration.ofSeconds(1));
        }
        assertThat(reasons).contains("none", "CHAT_LIMIT", "STORAGE_LIMIT");
    }
}
