package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;

@DisplayName("At a table where people take their seats")
class TableSeatingTest {
    @AutoClose
    private static final TestServer server = TestServer.open();

    private static List<Object> guestsIn(Map<String, Object> message) {
        return TestGuest.seats(message).stream().map(seat -> seat.get("guest")).toList();
    }

    @Test
    @DisplayName("the plan has all options of the request")
    void options() {
        TestGuest ada = server.guest();
        String table = ada.opens(
                "friday",
                4,
                "options",
                Map.of("deck", "50", "memory-aid", "on"),
                "bots",
                Map.of("0", "easy", "3", "expert"),
                "isPublic",
                true,
                "allowsWatchers",
                false,
                "secondsPerMove",
                86_400,
                "patienceSeconds",
                3600,
                "level",
                "hard",
                "seat",
                2,
                "seed",
                "c0ffee");
        Map<String, Object> seen = ada.enters(table);
        assertThat(table).matches("[0-9a-f]{32}");
        assertThat(TestGuest.inside(seen, "plan").toString())
                .isEqualTo("{game=friday, players=4, options={deck=50, memory-aid=on}, isPublic=true,"
                        + " allowsWatchers=false, secondsPerMove=86400, patienceSeconds=3600, level=hard}");
        assertThat(TestGuest.seats(seen)).extracting("level").containsExactly("easy", null, null, "expert");
        assertThat(guestsIn(seen)).containsExactly(null, null, ada.guest(), null);
        assertThat(TestGuest.inside(seen, "people")).containsEntry("host", ada.guest());
    }

    @Test
    @DisplayName("invalid options are refused, and no table opens")
    void badOptions() {
        TestGuest ada = server.guest();
        List<Object[]> bad = List.of(
                new Object[] {"game", "whist", "players", 4},
                new Object[] {"game", "friday", "players", 2},
                new Object[] {"game", "friday", "players", 2_000_000_000},
                new Object[] {"game", "friday", "players", 4, "options", Map.of("deck", "52")},
                new Object[] {"game", "friday", "players", 4, "bots", Map.of("4", "easy")},
                new Object[] {"game", "friday", "players", 4, "bots", Map.of("1", "genius")},
                new Object[] {"game", "friday", "players", 4, "secondsPerMove", 14},
                new Object[] {"game", "friday", "players", 4, "secondsPerMove", 3600},
                new Object[] {"game", "friday", "players", 4, "patienceSeconds", -1});
        bad.forEach(members -> assertThat(ada.isRefused("open", members)).isEqualTo("NOT_ALLOWED"));
        assertThat(ada.isRefused("open", "game", "friday", "players", 4, "seat", 4))
                .isEqualTo("NO_SUCH_SEAT");
        assertThat(ada.isRefused("open", "game", "friday", "players", 4, "seed", "XY"))
                .isEqualTo("NOT_A_SEED");
        assertThat(ada.ask("tables").get("mine")).isEqualTo(List.of());
    }

    @Test
    @DisplayName("a guest with the link enters, sits, changes seats and rises, and all receive it")
    void sitting() {
        TestGuest ada = server.guest();
        TestGuest ben = server.guest();
        String table = ada.opens("thirteen", 3);
        ben.enters(table);
        assertThat(ben.isRefused("sit", "table", table, "seat", 0)).isEqualTo("SEAT_TAKEN");
        assertThat(ben.isRefused("sit", "table", table, "seat", 3)).isEqualTo("NO_SUCH_SEAT");
        assertThat(ben.isRefused("sit", "table", table, "seat", -1)).isEqualTo("NO_SUCH_SEAT");
        ben.does("sit", "table", table, "seat", 1);
        assertThat(guestsIn(ada.nextEvent("sat"))).containsExactly(ada.guest(), ben.guest(), null);
        ben.does("sit", "table", table, "seat", 2);
        assertThat(guestsIn(ada.nextEvent("sat"))).containsExactly(ada.guest(), null, ben.guest());
        ben.does("rise", "table", table);
        assertThat(guestsIn(ada.nextEvent("rose"))).containsExactly(ada.guest(), null, null);
        assertThat(ben.isRefused("rise", "table", table)).isEqualTo("NOT_SEATED");
    }

    @Test
    @DisplayName("requests before entering, or at an unknown table, are refused")
    void entersFirst() {
        TestGuest ada = server.guest();
        TestGuest ben = server.guest();
        String table = ada.opens("skipbo", 2);
        assertThat(ben.isRefused("sit", "table", table, "seat", 1)).isEqualTo("NOT_ENTERED");
        assertThat(ben.isRefused("say", "table", table, "text", "hi")).isEqualTo("NOT_ENTERED");
        for (String wrong : List.of("0".repeat(32), "", "x", "../" + table)) {
            assertThat(ben.isRefused("enter", "table", wrong)).isEqualTo("NO_SUCH_TABLE");
            assertThat(ben.isRefused("sit", "table", wrong, "seat", 1)).isEqualTo("NO_SUCH_TABLE");
        }
    }
}
