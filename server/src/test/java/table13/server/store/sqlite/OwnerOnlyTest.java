package table13.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.store.Samples.append;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.server.store.AppendOutcome;

@DisplayName("All files of a data folder are for their owner alone")
@DisabledOnOs(OS.WINDOWS)
class OwnerOnlyTest {
    private static final String[] RUNNING = {"table13.db", "table13.db-shm", "table13.db-wal", "table13.lock"};

    @TempDir
    private Path parent;

    /// The permissions of each file in a folder.
    private static Map<String, String> permissions(Path folder) throws IOException {
        Map<String, String> permissions = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                permissions.put(file.getFileName().toString(), permissionsOf(file));
            }
        }
        return permissions;
    }

    private static String permissionsOf(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    private static void areForTheOwner(Path folder, String... files) throws IOException {
        assertThat(permissions(folder))
                .containsOnlyKeys(files)
                .allSatisfy((_, found) -> assertThat(found).isEqualTo("rw-------"));
    }

    private Path openFolder() throws IOException {
        Path folder = Files.createDirectory(parent.resolve("data"));
        return Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"000", "022"})
    @DisplayName("whatever the umask is, and whatever the folder's permissions are, which stay")
    void fresh(String mask) throws IOException {
        Path folder = openFolder();
        try (OtherServer server = OtherServer.start(folder, mask)) {
            assertThat(server.says()).isEqualTo(OtherServer.OPEN);
            assertThat(server.stores()).isEqualTo(OtherServer.STORED);
            areForTheOwner(folder, RUNNING);
            assertThat(permissionsOf(folder)).isEqualTo("rwxrwxrwx");
        }
    }

    @Test
    @DisplayName("and so is a new folder")
    void newFolder() throws IOException {
        Path folder = parent.resolve("a/b");
        try (OtherServer server = OtherServer.start(folder, "000")) {
            assertThat(server.says()).isEqualTo(OtherServer.OPEN);
            assertThat(permissionsOf(folder)).isEqualTo("rwx------");
        }
    }

    @Test
    @DisplayName("also those that an older version left to others, after a crash")
    void older() throws IOException {
        Path folder = openFolder();
        try (OtherServer server = OtherServer.start(folder)) {
            assertThat(server.says()).isEqualTo(OtherServer.OPEN);
            assertThat(server.stores()).isEqualTo(OtherServer.STORED);
        }
        for (String file : RUNNING) {
            Files.setPosixFilePermissions(folder.resolve(file), PosixFilePermissions.fromString("rw-r--r--"));
        }
        try (SqliteStore store = SqliteStore.open(folder)) {
            assertThat(store.append(append("t", 0, "opened")).join()).isEqualTo(AppendOutcome.COMMITTED);
            areForTheOwner(folder, RUNNING);
        }
        areForTheOwner(folder, "table13.db", "table13.lock");
    }

    @Test
    @DisplayName("but a database of another program keeps its permissions")
    void foreign() throws IOException {
        Path folder = openFolder();
        Path file = Files.writeString(folder.resolve("table13.db"), "My diary. ".repeat(50));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        try (OtherServer server = OtherServer.start(folder)) {
            assertThat(server.says()).contains("is not a SQLite database");
        }
        assertThat(permissionsOf(file)).isEqualTo("rw-r--r--");
    }

    @Test
    @DisplayName("and so are a backup, and a database that is being filled from another store")
    void copies() throws IOException {
        Path folder = openFolder();
        SqliteStore.open(folder).close();
        Path backups = Files.createDirectory(parent.resolve("backups"));
        SqliteBackup.copy(folder, backups.resolve("copy.db"));
        areForTheOwner(backups, "copy.db");

        Path target = Files.createDirectory(parent.resolve("target"));
        try (SqliteContents contents = SqliteContents.into(target)) {
            assertThat(permissions(target))
                    .containsKey("table13.db.unfinished")
                    .allSatisfy((_, found) -> assertThat(found).isEqualTo("rw-------"));
            contents.keep();
        }
        areForTheOwner(target, "table13.db", "table13.lock");
    }
}
