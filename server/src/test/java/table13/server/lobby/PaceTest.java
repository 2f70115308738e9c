package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.kit.TestGuest;

@DisplayName("Bots with an hour's pause")
class PaceTest {
    private static final long HOUR_MILLIS = 3_600_000;

    @TempDir
    private Path folder;

    private TableServer server;
    private TestGuest ada;

    @BeforeEach
    void open() throws IOException {
        server = TableServer.start(ServerSettings.usual(folder, 0).withPause(HOUR_MILLIS));
        ada = TestGuest.comesTo(server.port());
    }

    @AfterEach
    void close() {
        ada.close();
        server.close();
    }

    /// Opens a table where Ada sits among bots. A bot is to move, now or after her first move.
    private String opens(Object... more) {
        String table = ada.opens("leaves", 6, "level", "random");
        ada.does("start", "table", table, "fill", true);
        var seen = ada.enters(table, more);
        if (!TestGuest.moves(seen).isEmpty()) {
            ada.does(
                    "play",
                    "table",
                    table,
                    "version",
                    TestGuest.version(seen),
                    "move",
                    TestGuest.moves(seen).getFirst());
        }
        return table;
    }

    @Test
    @DisplayName("move at once when a seated guest asks for it during the pause")
    void whileTheyWait() {
        String table = opens();
        assertThat(ada.isRefused("pace", "table", table, "pace", "HASTY")).isEqualTo("NOT_ALLOWED");
        ada.does("pace", "table", table, "pace", "AT_ONCE");
        ada.next(update -> !TestGuest.moves(update).isEmpty());
    }

    @Test
    @DisplayName("do not wait if a device asked so on entering or opening, and wait again when that device is gone")
    void entering() {
        String table = opens("pace", "AT_ONCE");
        ada.next(update -> !TestGuest.moves(update).isEmpty());

        String other = ada.opens("leaves", 3, "level", "random", "pace", "AT_ONCE", "start", true);
        var seen = ada.enters(other);
        if (TestGuest.moves(seen).isEmpty()) {
            ada.next(update -> other.equals(update.get("table"))
                    && !TestGuest.moves(update).isEmpty());
        }
        ada.does("leave", "table", table);
        assertThat(ada.isRefused("pace", "table", table, "pace", "CALM")).isEqualTo("NOT_ENTERED");
    }
}
