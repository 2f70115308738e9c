package table13.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.kit.Solitaire;
import table13.server.kit.TestGuest;

@DisplayName("A backup of a running server")
class BackupTest {

    @TempDir
    private Path folder;

    @Test
    @DisplayName("is started like any database, and the match goes on from there")
    @Tag("slow")
    void isStarted() throws IOException {
        Path copy = Files.createDirectory(folder.resolve("copy"));
        String cookie;
        String table;
        Map<String, Object> seen;
        try (TableServer server = start(folder.resolve("data"));
                TestGuest ada = TestGuest.comesTo(server.port())) {
            cookie = ada.cookie();
            table = (String) ada.ask("open", "game", "friday", "players", 3, "level", "easy", "start", true)
                    .get("table");
            Solitaire match = Solitaire.at(table, ada);
            assertThat(match.play(5)).isTrue();
            seen = match.match();
            SqliteBackup.copy(folder.resolve("data"), copy.resolve("table13.db"));
            match.playToTheEnd();
        }
        try (TableServer server = start(copy);
                TestGuest ada = TestGuest.withCookie(server.port(), cookie)) {
            Solitaire match = Solitaire.at(table, ada);
            assertThat(match.match()).isEqualTo(seen);
            match.playToTheEnd();
            assertThat(match.record(server.port(), 1)).contains("result winners");
        }
    }

    private static TableServer start(Path data) throws IOException {
        return TableServer.start(ServerSettings.usual(data, 0).withPause(0));
    }
}
