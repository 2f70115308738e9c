package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.kit.ScriptedPlayer;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;

@DisplayName("At a table with a host")
class TableHostTest {
    @AutoClose
    private static final TestServer server = TestServer.open();

    @Test
    @DisplayName("only the host deals, when all seats are taken or are to be filled with bots")
    void starting() {
        TestGuest ada = server.guest();
        TestGuest ben = server.guest();
        String table = ada.opens("thirteen", 4, "level", "easy");
        ben.joins(table, 1);
        for (String request : List.of("start", "close")) {
            assertThat(ben.isRefused(request, "table", table)).isEqualTo("NOT_HOST");
        }
        assertThat(ben.isRefused("seatBot", "table", table, "seat", 2, "level", "hard"))
                .isEqualTo("NOT_HOST");
        assertThat(ada.isRefused("start", "table", table)).isEqualTo("EMPTY_SEATS");
        ada.does("seatBot", "table", table, "seat", 2, "level", "hard");
        ada.does("seatBot", "table", table, "seat", 3, "level", "hard");
        ada.does("freeSeat", "table", table, "seat", 3);
        ada.does("start", "table", table, "fill", true);
        Map<String, Object> dealt = ben.nextEvent("started");
        assertThat(TestGuest.seats(dealt)).extracting("level").containsExactly(null, null, "hard", "easy");
        assertThat(TestGuest.inside(dealt, "match")).containsEntry("viewer", 1L);
        assertThat(ada.isRefused("start", "table", table)).isEqualTo("MATCH_RUNNING");
        assertThat(ada.isRefused("close", "table", table)).isEqualTo("MATCH_RUNNING");
        assertThat(ada.isRefused("sit", "table", table, "seat", 3)).isEqualTo("MATCH_RUNNING");
    }

    @Test
    @DisplayName("a removed guest receives no messages and cannot come back, on any device")
    void removing() {
        TestGuest ada = server.guest();
        TestGuest ben = server.guest();
        TestGuest tablet = server.anotherDeviceOf(ben);
        String table = ada.opens("skipbo", 2);
        ben.joins(table, 1);
        tablet.enters(table);
        assertThat(ben.isRefused("remove", "table", table, "guest", ada.guest()))
                .isEqualTo("NOT_HOST");
        assertThat(ada.isRefused("remove", "table", table, "guest", ada.guest()))
                .isEqualTo("NOT_YOURSELF");
        assertThat(ada.isRefused("remove", "table", table, "guest", "nobody")).isEqualTo("NO_SUCH_PERSON");
        ada.does("remove", "table", table, "guest", ben.guest());
        for (TestGuest device : List.of(ben, tablet)) {
            device.nextEvent("removed");
            assertThat(device.next("sentOut")).containsEntry("table", table).containsEntry("reason", "REMOVED");
        }
        ada.does("say", "table", table, "text", "at last");
        ada.nextEvent("said");
        for (TestGuest device : List.of(ben, tablet)) {
            assertThat(device.unheard()).isEmpty();
            assertThat(device.isRefused("enter", "table", table)).isEqualTo("REMOVED");
            assertThat(device.isRefused("sit", "table", table, "seat", 1)).isEqualTo("NOT_ENTERED");
        }
    }

    @Test
    @DisplayName("what a removed guest said is not shown again, and the host can take the removal back")
    void readmitting() {
        TestGuest ada = server.guest();
        TestGuest ben = server.guest();
        TestGuest cleo = server.guest();
        String table = ada.opens("skipbo", 2);
        ben.ask("name", "name", "Ben");
        ben.joins(table, 1);
        ben.does("say", "table", table, "text", "something rude");
        long since = TestGuest.version(ada.nextEvent("said"));
        ada.does("say", "table", table, "text", "well");
        ada.does("remove", "table", table, "guest", ben.guest());
        Map<String, Object> seen = cleo.ask("enter", "table", table, "since", since - 1);
        assertThat(seen.toString()).contains("well").doesNotContain("something rude");
        assertThat(TestGuest.inside(seen, "people").get("removed"))
                .isEqualTo(List.of(Map.of("guest", ben.guest(), "name", "Ben")));
        assertThat(cleo.isRefused("readmit", "table", table, "guest", ben.guest()))
                .isEqualTo("NOT_HOST");
        assertThat(ada.isRefused("readmit", "table", table, "guest", cleo.guest()))
                .isEqualTo("NO_SUCH_PERSON");

        ada.does("readmit", "table", table, "guest", ben.guest());
        Map<String, Object> back = ben.enters(table);
        assertThat(back.toString()).doesNotContain("something rude");
        assertThat(TestGuest.inside(back, "people").get("removed")).isEqualTo(List.of());
        ben.does("sit", "table", table, "seat", 1);
    }

    @Test
    @DisplayName("a bot replaces a guest that the host removes during a match")
    void removingInAMatch() {
        List<TestGuest> persons = server.guests(2);
        TestGuest ada = persons.getFirst();
        String table = server.deal(persons, "skipbo");
        ada.does("remove", "table", table, "guest", persons.getLast().guest());
        assertThat(TestGuest.seats(ada.nextEvent("removed")).get(1)).containsEntry("level", "medium");
        ScriptedPlayer.playOut(server, List.of(ada), table);
    }

    @Test
    @DisplayName("only the host can remove a guest")
    void removingInVain() {
        List<TestGuest> persons = server.guests(2);
        TestGuest cleo = server.guest();
        String table = server.deal(persons, "skipbo");
        cleo.enters(table);
        assertThat(persons.getLast().isRefused("remove", "table", table, "guest", cleo.guest()))
                .isEqualTo("NOT_HOST");
        persons.getFirst().does("say", "table", table, "text", "still here?");
        cleo.nextEvent("said");
    }

    @Test
    @DisplayName("the host passes the role on, and a host who rises loses it")
    void passingHost() {
        TestGuest ada = server.guest();
        TestGuest ben = server.guest();
        String table = ada.opens("skipbo", 2);
        assertThat(ada.isRefused("passHost", "table", table, "guest", ben.guest()))
                .isEqualTo("NO_SUCH_PERSON");
        ben.joins(table, 1);
        ada.does("passHost", "table", table, "guest", ben.guest());
        assertThat(TestGuest.inside(ben.nextEvent("hostPassed"), "people")).containsEntry("host", ben.guest());
        assertThat(ada.isRefused("start", "table", table)).isEqualTo("NOT_HOST");
        ben.does("rise", "table", table);
        assertThat(TestGuest.inside(ada.nextEvent("rose"), "people")).containsEntry("host", ada.guest());
    }

    @Test
    @DisplayName("the same players play again in one step, with a new commitment that differs from the last secret")
    void rematch() {
        List<TestGuest> persons = server.guests(3);
        String table = server.deal(persons, "leaves");
        ScriptedPlayer.playOut(server, persons, table);
        persons.getFirst().does("start", "table", table);
        List<Map<String, Object>> ends = ScriptedPlayer.playOut(server, persons, table);
        assertThat(ends)
                .allSatisfy(end -> assertThat(TestGuest.inside(end, "match")).containsEntry("number", 2L));
        Map<String, Object> seen = persons.getLast().enters(table);
        assertThat((List<?>) seen.get("matches")).hasSize(2);
        assertThat(reveal(persons.getLast(), 1)).containsEntry("commitment", startOf(persons.getLast(), 1));
        assertThat(reveal(persons.getLast(), 1).values()).doesNotContain(startOf(persons.getLast(), 2));
        assertThat(reveal(persons.getLast(), 2)).containsEntry("commitment", startOf(persons.getLast(), 2));
    }

    private static Map<String, Object> reveal(TestGuest person, int match) {
        return event(person, "revealed", match);
    }

    private static Object startOf(TestGuest person, int match) {
        return event(person, "started", match).get("commitment");
    }

    private static Map<String, Object> event(TestGuest person, String kind, int match) {
        return person.heard().stream()
                .flatMap(text -> TestGuest.events(TestGuest.read(text)).stream())
                .filter(event ->
                        kind.equals(event.get("kind")) && event.get("match").equals((long) match))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("a table that was closed is closed for good")
    void closing() {
        TestGuest ada = server.guest();
        TestGuest ben = server.guest();
        String table = ada.opens("skipbo", 2);
        ben.enters(table);
        ada.does("close", "table", table);
        assertThat(TestGuest.inside(ben.nextEvent("closed"), "people")).containsEntry("phase", "CLOSED");
        assertThat(ben.isRefused("sit", "table", table, "seat", 1)).isEqualTo("CLOSED");
        assertThat(ada.isRefused("start", "table", table, "fill", true)).isEqualTo("CLOSED");
        assertThat(ada.does("close", "table", table)).containsKey("version");
        assertThat(ada.ask("tables").get("mine")).isEqualTo(List.of());
    }
}
