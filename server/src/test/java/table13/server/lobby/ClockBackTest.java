package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.GivenServer;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.kit.TestGuest;
import table13.server.kit.TestServer;
import table13.server.kit.Waiting;
import table13.server.store.StoreMetrics;
import table13.table.Dealer;

@DisplayName("When the clock goes back by an hour")
class ClockBackTest {
    private static final Duration HOUR = Duration.ofHours(1);
    private static final long PAUSE_MILLIS = 50;

    @TempDir
    private Path folder;

    @Test
    @DisplayName("bots wait no longer than their pause")
    void botsGoOn() {
        try (TestServer server = TestServer.with(settings -> settings.withPause(PAUSE_MILLIS))) {
            TestGuest ada = server.guest();
            String table = ada.opens("friday", 6, "level", "random", "patienceSeconds", 0);
            ada.does("start", "table", table, "fill", true);
            ada.does("rise", "table", table); // all six are bots now, and the clock stands still
            server.wait(HOUR.negated());
            ada.does("say", "table", table, "text", "What time is it?");
            for (int moves = 0; moves < 12; moves++) {
                ada.nextEvent("moved");
            }
        }
    }

    @Test
    @DisplayName("while the server is down, they continue after the restart without any client")
    @Tag("slow")
    void restart() throws IOException {
        ServerSettings settings = ServerSettings.usual(folder, 0).withPause(PAUSE_MILLIS);
        InstantSource now = InstantSource.system();
        String cookie;
        try (TableServer server = start(settings.withPause(HOUR.toMillis()), now);
                TestGuest ada = TestGuest.comesTo(server.port())) {
            cookie = ada.cookie();
            ada.opens("leaves", 3, "seat", -1, "level", "random", "start", true);
        }
        try (TableServer server = start(settings, InstantSource.offset(now, HOUR.negated()));
                TestGuest ada = TestGuest.withCookie(server.port(), cookie)) {
            Waiting.until(() -> assertThat(listing(ada)).containsEntry("matches", 1L));
        }
    }

    private static TableServer start(ServerSettings settings, InstantSource clock) throws IOException {
        return GivenServer.start(
                settings, settings.store().open(StoreMetrics.NONE), clock, new SecureRandom(), Dealer.FAIR);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> listing(TestGuest person) {
        List<?> mine = (List<?>) person.ask("tables").get("mine");
        return (Map<String, Object>) mine.getFirst();
    }
}
