package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.ServerSettings;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;

@DisplayName("The number of tables is limited")
class LimitTest {
    @AutoClose
    private final TestServer server = TestServer.with(
            settings -> new ServerSettings(settings.web(), settings.store(), settings.pauseMillis(), 24, 21));

    @Test
    @DisplayName("per host, per device and in total")
    void limits() {
        TestGuest ada = server.guest();
        List<TestGuest> friends = server.guests(2); // one guest alone would exceed the rate limit
        List<String> tables = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            tables.add(opensWith(friends.get(i % 2), ada));
        }
        assertThat(ada.isRefused("open", "game", "skipbo", "players", 2)).isEqualTo("TOO_MANY_TABLES");
        ada.does("leave", "table", tables.getFirst());
        tables.add(opensWith(friends.getFirst(), ada));
        assertThat(ada.isRefused("enter", "table", tables.getFirst())).isEqualTo("TOO_MANY_TABLES");
        ada.enters(tables.getLast());

        // Another device has its own limit, but the guest has reached the limit of tables.
        TestGuest tablet = server.anotherDeviceOf(ada);
        assertThat(tablet.isRefused("open", "game", "skipbo", "players", 2)).isEqualTo("TOO_MANY_TABLES");
        ada.does("close", "table", tables.getLast());
        tablet.opens("skipbo", 2);

        TestGuest ben = server.guest();
        for (int i = 0; i < 3; i++) {
            ben.opens("skipbo", 2);
        }
        assertThat(ben.isRefused("open", "game", "skipbo", "players", 2)).isEqualTo("HOUSE_FULL");
    }

    private static String opensWith(TestGuest friend, TestGuest host) {
        String table = host.opens("skipbo", 2);
        friend.joins(table, 1);
        friend.does("leave", "table", table);
        return table;
    }

    @Test
    @DisplayName("and tables that could not be entered do not count")
    void onlyThoseEntered() {
        TestGuest ada = server.guest();
        for (int i = 0; i < 25; i++) {
            assertThat(ada.isRefused("enter", "table", "%032x".formatted(i))).isEqualTo("NO_SUCH_TABLE");
        }
        ada.opens("skipbo", 2);
    }
}
