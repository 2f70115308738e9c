package table13.cli.serve;

import static java.net.http.HttpRequest.BodyPublishers.noBody;
import static java.net.http.HttpResponse.BodyHandlers.discarding;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.cli.Shell;
import table13.server.ServerSettings;
import table13.server.TableServer;

@DisplayName("table13 move-store")
class MoveStoreCommandTest {

    @TempDir
    private Path folder;

    private Path from;
    private Path to;

    @BeforeEach
    void open() throws IOException {
        from = folder.resolve("from");
        to = folder.resolve("to");
        TableServer.start(ServerSettings.usual(from, 0)).close();
    }

    @Test
    @DisplayName("reports the copied data and its target in one line")
    void moves() throws IOException, InterruptedException {
        try (TableServer server = TableServer.start(ServerSettings.usual(from, 0));
                HttpClient ada = HttpClient.newHttpClient()) {
            URI session = URI.create("http://127.0.0.1:" + server.port() + "/api/session");
            ada.send(HttpRequest.newBuilder(session).POST(noBody()).build(), discarding());
        }
        Shell shell = new Shell();
        assertThat(shell.run("move-store", from.toString(), to.toString())).isZero();
        assertThat(shell.out())
                .startsWith("Copied to " + to + ": 0 tables with 0 entries, 1 guest on 1 device; SHA-256")
                .hasLineCount(1);
        assertThat(shell.err()).isEmpty();
        TableServer.start(ServerSettings.usual(to, 0)).close();
    }

    @Test
    @DisplayName("reports errors, and changes nothing")
    void errors() throws IOException {
        assertThat(complaint(folder.resolve("nowhere").toString(), to)).contains("There is no database at");
        assertThat(complaint(from.toString(), from)).contains("There is a database at");
        assertThat(complaint("postgresql://ada:secret@127.0.0.1:1/cards", to))
                .contains("postgresql://127.0.0.1:1/cards does not answer")
                .doesNotContain("secret");
        assertThat(complaint("mysql://ada:secret@there/cards", to)).doesNotContain("secret");
        try (TableServer busy = TableServer.start(ServerSettings.usual(from, 0))) {
            assertThat(complaint(from.toString(), to)).contains("Another server is using");
            assertThat(busy.port()).isPositive();
        }
        assertThat(Files.exists(to)).isFalse();
    }

    private static String complaint(String source, Path target) {
        Shell shell = new Shell();
        assertThat(shell.run("move-store", source, target.toString())).isEqualTo(2);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).startsWith("table13: ").endsWith("\n").hasLineCount(1);
        return shell.err();
    }
}
