package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;
import table13.server.kit.Waiting;

@DisplayName("In the lists of tables")
class TableListingTest {
    @AutoClose
    private static final TestServer server = TestServer.open();

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> list(TestGuest person, String which) {
        return (List<Map<String, Object>>) person.ask("tables").get(which);
    }

    private static List<Object> ids(TestGuest person, String which) {
        return list(person, which).stream().map(table -> table.get("table")).toList();
    }

    @Test
    @DisplayName("public tables are visible to all guests, and others only to their players")
    void publicAndMine() {
        TestGuest ada = server.guest();
        TestGuest ben = server.guest();
        String open = ada.opens("skipbo", 2, "isPublic", true);
        String hidden = ada.opens("skipbo", 2);
        Waiting.until(() -> {
            server.wait(Duration.ofMillis(50));
            assertThat(ids(ben, "public")).contains(open);
        });
        assertThat(ids(ben, "public")).doesNotContain(hidden);
        assertThat(ids(ben, "mine")).isEmpty();
        assertThat(ids(ada, "mine")).containsExactlyInAnyOrder(open, hidden);
        ben.joins(hidden, 1);
        assertThat(ids(ben, "mine")).containsExactly(hidden);
        assertThat(list(ben, "mine").getFirst()).containsEntry("freeSeats", 0L).containsEntry("phase", "GATHERING");

        ben.does("rise", "table", hidden);
        ada.does("close", "table", hidden);
        ada.does("close", "table", open);
        assertThat(ids(ada, "mine")).isEmpty();
        assertThat(ids(ben, "public")).doesNotContain(open);
    }

    @Test
    @DisplayName("a table shows that it is the guest's turn, present or not")
    void isYourTurn() {
        List<TestGuest> persons = server.guests(2);
        String table = server.deal(persons, "skipbo");
        int toMove = TestGuest.toMove(persons.getFirst().enters(table));
        persons.get(toMove).does("leave", "table", table);
        for (int seat = 0; seat < 2; seat++) {
            assertThat(list(persons.get(seat), "mine").getFirst())
                    .containsEntry("table", table)
                    .containsEntry("phase", "PLAYING")
                    .containsEntry("isYourTurn", seat == toMove);
        }
    }
}
