package table13.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.cli.Shell;
import table13.server.ServerSettings;
import table13.server.TableServer;

@DisplayName("A server that cannot start says why in one line, and leaves everything as it is")
class ServeErrorsTest {
    /// The offset at which SQLite stores the version that created the file.
    private static final int VERSION_AT = 60;

    @TempDir
    private Path folder;

    @Test
    @DisplayName("if the port is taken")
    void port() throws IOException {
        makeDatabase(folder);
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThat(complaint(folder, taken.getLocalPort()))
                    .contains("cannot listen on 127.0.0.1:" + taken.getLocalPort(), "choose another port with --port");
        }
        TableServer.start(ServerSettings.usual(folder, 0)).close();
    }

    @Test
    @DisplayName("if the data folder is a file")
    void fileForFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "a letter to Ada\n");
        assertThat(complaint(file)).contains(file.toString(), "cannot be created or written to");
        assertThat(file).hasContent("a letter to Ada\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/proc/table13", "/dev/null/table13"})
    @DisplayName("if nothing can be written there")
    void unwritable(String place) {
        assertThat(complaint(Path.of(place))).contains(place, "Check the path and its permissions.");
    }

    @Test
    @DisplayName("if the database is no database")
    void noDatabase() throws IOException {
        Files.writeString(folder.resolve("table13.db"), "Dear diary,\n".repeat(1000));
        assertLeftAlone("is not a SQLite database. It is unchanged");
    }

    @Test
    @DisplayName("if the database is a folder")
    void folderForFile() throws IOException {
        Files.createDirectory(folder.resolve("table13.db"));
        assertLeftAlone("is not a file. It is unchanged");
    }

    @Test
    @DisplayName("if the database is another program's")
    void foreign() throws IOException, SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("table13.db"));
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE logs (diary TEXT)");
        }
        assertLeftAlone("is a database of another program. It is unchanged");
    }

    @Test
    @DisplayName("if the database was made by a newer version")
    void newer() throws IOException {
        makeDatabase(folder);
        try (RandomAccessFile file =
                new RandomAccessFile(folder.resolve("table13.db").toFile(), "rw")) {
            file.seek(VERSION_AT);
            file.writeInt(99);
        }
        assertLeftAlone("was made by a newer version of Table 13 (schema 99;");
    }

    @Test
    @DisplayName("if its certificate cannot be used, and makes no database then")
    void certificate() throws IOException {
        String pem = "-----BEGIN PRIVATE KEY-----\nZ2VoZWlt\n-----END PRIVATE KEY-----\n";
        String key = Files.writeString(folder.resolve("key.pem"), pem).toString();
        Path data = folder.resolve("data");
        assertThat(complaintAbout(data, "--tls-key", key)).contains("--tls-cert and --tls-key go together");
        assertThat(complaintAbout(data, "--tls-key", key, "--tls-cert", key))
                .contains("There is no certificate in " + key);
        assertThat(complaintAbout(data, "--tls-key", key, "--tls-cert", folder.resolve("missing") + ""))
                .contains("--tls-cert must be the name of a file that can be read, not '");
        assertThat(complaintAbout(data, "--tls-cert", key, "--tls-key", pem))
                .contains("--tls-key must be the name of a file that can be read")
                .doesNotContain("Z2VoZWlt");
        assertThat(data).doesNotExist();
    }

    private static String complaintAbout(Path data, String... words) {
        List<String> all = new ArrayList<>(List.of("serve", "--data", data.toString(), "--port", "0"));
        all.addAll(List.of(words));
        return Shell.complaint(Map.of(), all.toArray(new String[0]));
    }

    @Test
    @DisplayName("if another server has the data")
    void secondServer() throws IOException {
        try (TableServer first = TableServer.start(ServerSettings.usual(folder, 0))) {
            assertThat(complaint(folder)).contains("Another server is using the data folder " + folder);
            assertThat(first.port()).isPositive();
        }
    }

    private static void makeDatabase(Path data) throws IOException {
        TableServer.start(ServerSettings.usual(data, 0)).close();
    }

    private void assertLeftAlone(String reason) throws IOException {
        Map<String, Integer> before = contents(folder);
        assertThat(complaint(folder)).contains(folder.resolve("table13.db").toString(), reason);
        assertThat(contents(folder)).isEqualTo(before);
    }

    private static String complaint(Path data) {
        return complaint(data, 0);
    }

    private static String complaint(Path data, int port) {
        Shell shell = new Shell();
        assertThat(shell.run("serve", "--data", data.toString(), "--port", String.valueOf(port)))
                .isEqualTo(2);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).startsWith("table13: ").endsWith("\n").hasLineCount(1);
        return shell.err();
    }

    /// A digest of each file of a folder, without the lock, which the reader creates.
    private static Map<String, Integer> contents(Path data) throws IOException {
        Map<String, Integer> contents = new TreeMap<>();
        try (Stream<Path> files = Files.list(data)) {
            files.filter(file -> !file.endsWith("table13.lock"))
                    .forEach(file -> contents.put(file.getFileName().toString(), content(file)));
        }
        return contents;
    }

    private static int content(Path file) {
        try {
            return Files.isDirectory(file) ? 0 : Arrays.hashCode(Files.readAllBytes(file));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
