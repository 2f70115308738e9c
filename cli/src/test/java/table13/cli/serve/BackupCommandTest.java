package table13.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.cli.Shell;
import table13.server.ServerSettings;
import table13.server.TableServer;

@DisplayName("table13 backup")
class BackupCommandTest {

    @TempDir
    private Path folder;

    private final HttpClient http = HttpClient.newHttpClient();
    private Path data;
    private TableServer server;

    @BeforeEach
    void open() throws IOException {
        data = folder.resolve("data");
        server = TableServer.start(ServerSettings.usual(data, 0));
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    @DisplayName("copies the database of a running server; to restore is to start with the copy")
    void copies() throws IOException, InterruptedException {
        HttpResponse<String> signedIn = ask(server, "POST", "");
        String cookie =
                signedIn.headers().firstValue("set-cookie").orElseThrow().replaceAll(";.*", "");
        Path restored = Files.createDirectory(folder.resolve("restored"));

        Shell shell = new Shell();
        assertThat(backup(shell, restored.resolve("table13.db"))).isZero();
        assertThat(shell.out()).isEqualTo("Backup saved to " + restored.resolve("table13.db") + "\n");
        assertThat(shell.err()).isEmpty();
        try (Stream<Path> files = Files.list(restored)) {
            assertThat(files).containsExactly(restored.resolve("table13.db"));
        }
        try (TableServer copy = TableServer.start(ServerSettings.usual(restored, 0))) {
            assertThat(ask(copy, "GET", cookie).body()).isEqualTo(signedIn.body());
        }
    }

    private HttpResponse<String> ask(TableServer whom, String method, String cookie)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:" + whom.port() + "/api/session"))
                .method(method, HttpRequest.BodyPublishers.noBody());
        if (!cookie.isEmpty()) {
            request.header("Cookie", cookie);
        }
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    @DisplayName("never replaces a file")
    void replacesNothing() throws IOException {
        Path file = Files.writeString(folder.resolve("old"), "the last backup");
        assertThat(complaint(data, file)).contains(file + " exists already.");
        assertThat(file).hasContent("the last backup");
    }

    @Test
    @DisplayName("reports files that it cannot read or write")
    void errors() throws IOException {
        Path file = folder.resolve("copy");
        assertThat(complaint(folder.resolve("nowhere"), file)).contains("There is no database at");
        assertThat(complaint(data, folder.resolve("no/such/folder"))).contains("cannot be written");
        Path foreign = Files.createDirectory(folder.resolve("foreign"));
        Files.writeString(foreign.resolve("table13.db"), "Dear diary, ".repeat(1000));
        assertThat(complaint(foreign, file)).contains("is not a SQLite database");
        assertThat(file).doesNotExist();
    }

    private int backup(Shell shell, Path file) {
        return shell.run("backup", file.toString(), "--data", data.toString());
    }

    private static String complaint(Path from, Path file) {
        Shell shell = new Shell();
        assertThat(shell.run("backup", file.toString(), "--data", from.toString()))
                .isEqualTo(2);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).startsWith("table13: ").endsWith("\n").hasLineCount(1);
        return shell.err();
    }
}
