package table13.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static table13.server.store.Samples.append;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.store.AppendOutcome;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// States of a data folder at the start of a server.
class SqliteStartTest {
    private static final int NOW = SqliteSettings.USUAL.schema();

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("table13.db");
    }

    private static StoreException refused(Path folder) {
        StoreException failure = catchThrowableOfType(StoreException.class, () -> {
            try (SqliteStore store = SqliteStore.open(folder)) {
                assertThat(store.isReady()).isTrue();
            }
        });
        assertThat(failure).as("it opened").isNotNull();
        assertThat(failure).hasMessageContaining(folder.toString()).hasMessageEndingWith(".");
        return failure;
    }

    private void refusedAndLeftAlone(Kind kind, String... words) throws IOException {
        byte[] before = Files.readAllBytes(file());
        StoreException failure = refused(folder);
        assertThat(failure.kind()).isEqualTo(kind);
        assertThat(failure).hasMessageContainingAll(words);
        assertThat(Files.readAllBytes(file())).isEqualTo(before);
        try (Stream<Path> all = Files.list(folder)) {
            assertThat(all.map(Path::getFileName).map(Path::toString).toList())
                    .containsExactlyInAnyOrder("table13.db", "table13.lock");
        }
    }

    private void sql(String... statements) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = connection.createStatement()) {
            for (String each : statements) {
                statement.execute(each);
            }
        }
    }

    private static void openAndAppend(Path folder) {
        try (SqliteStore store = SqliteStore.open(folder)) {
            store.append(append("t", 0, "opened")).join();
        }
        try (SqliteStore store = SqliteStore.open(folder)) {
            assertThat(store.entries("t", 0)).hasSize(1);
        }
    }

    @Test
    void makesFoldersOfAnyName() throws IOException {
        Path strange = folder.resolve("a/b c?mode=memory&x#%20'");
        openAndAppend(strange);
        try (Stream<Path> all = Files.list(strange)) {
            assertThat(all.map(Path::getFileName).map(Path::toString).toList())
                    .containsExactlyInAnyOrder("table13.db", "table13.lock");
        }
    }

    @Test
    void startsOverWhereAFirstStartWasCutShort() throws IOException {
        Files.writeString(folder.resolve("table13.db.new"), "half");
        Files.writeString(folder.resolve("table13.db.new-journal"), "half");
        Files.createFile(file());
        openAndAppend(folder);
    }

    @Test
    void leavesAFileThatIsNoDatabase() throws IOException {
        Files.writeString(file(), "My diary. ".repeat(50));
        refusedAndLeftAlone(Kind.FOREIGN, "not a SQLite database");
        Files.writeString(file(), "short");
        refusedAndLeftAlone(Kind.FOREIGN, "not a SQLite database");
    }

    @Test
    void leavesTheDatabaseOfAnotherProgram() throws Exception {
        sql("CREATE TABLE recipes (name TEXT)", "INSERT INTO recipes VALUES ('soup')");
        refusedAndLeftAlone(Kind.FOREIGN, "another program");
        sql("PRAGMA application_id = 4711", "PRAGMA user_version = 1");
        refusedAndLeftAlone(Kind.FOREIGN, "another program");
    }

    @Test
    void leavesTheDatabaseOfANewerVersion() throws Exception {
        openAndAppend(folder);
        sql("PRAGMA user_version = " + (NOW + 1), "PRAGMA journal_mode = DELETE");
        refusedAndLeftAlone(Kind.TOO_NEW, "newer version", "schema " + (NOW + 1), "knows " + NOW);

        // As above in a format that only a newer SQLite can read.
        byte[] bytes = Files.readAllBytes(file());
        bytes[18] = 3;
        bytes[19] = 3;
        Files.write(file(), bytes);
        refusedAndLeftAlone(Kind.TOO_NEW, "newer version");
    }

    @Test
    void seesANewerVersionInTheWriteAheadLog() throws Exception {
        openAndAppend(folder);
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = other.createStatement()) {
            statement.execute("PRAGMA user_version = " + (NOW + 1));
            assertThat(SqliteHeader.read(file()).schema()).isEqualTo(NOW);
            assertThat(refused(folder).kind()).isEqualTo(Kind.TOO_NEW);
        }
    }

    @Test
    void doesNotMakeADatabaseOverTheLogOfALostOne() throws IOException {
        Path log = folder.resolve("table13.db-wal");
        Files.writeString(log, "moves");
        StoreException failure = refused(folder);
        assertThat(failure.kind()).isEqualTo(Kind.FOREIGN);
        assertThat(failure).hasMessageContaining("table13.db-wal");
        assertThat(log).hasContent("moves");
        assertThat(file()).doesNotExist();
    }

    @Test
    void namesAFolderThatCannotBeWritten() throws IOException {
        Path notAFolder = Files.createFile(folder.resolve("file"));
        assertThat(refused(notAFolder).kind()).isEqualTo(Kind.READ_ONLY);
        assertThat(refused(notAFolder.resolve("below")).kind()).isEqualTo(Kind.READ_ONLY);
        assertThat(refused(Path.of("/proc/table13")).kind()).isEqualTo(Kind.READ_ONLY);
    }

    @Test
    void namesAFileThatCannotBeWritten() throws IOException {
        openAndAppend(folder);
        Faults faults = new Faults();
        faults.readOnly = true;
        byte[] before = Files.readAllBytes(file());
        StoreException failure =
                catchThrowableOfType(StoreException.class, () -> SqliteStore.open(folder, faults.settings()));
        assertThat(failure.kind()).isEqualTo(Kind.READ_ONLY);
        assertThat(Files.readAllBytes(file())).isEqualTo(before);
        openAndAppendMore();
    }

    private void openAndAppendMore() {
        try (SqliteStore store = SqliteStore.open(folder)) {
            assertThat(store.append(append("t", 1, "more")).join()).isEqualTo(AppendOutcome.COMMITTED);
        }
    }

    @Test
    void aFolderInThePlaceOfTheFileIsRefused() throws IOException {
        Files.createDirectory(file());
        assertThat(refused(folder).kind()).isEqualTo(Kind.FOREIGN);
    }

    @Test
    void twoServersDoNotShareAFolder() throws Exception {
        try (SqliteStore store = SqliteStore.open(folder)) {
            StoreException failure = refused(folder);
            assertThat(failure.kind()).isEqualTo(Kind.LOCKED);
            assertThat(failure).hasMessageContaining("Another server");
            assertThat(store.isReady()).isTrue();
        }
        try (OtherServer other = OtherServer.start(folder)) {
            assertThat(other.says()).isEqualTo(OtherServer.OPEN);
            assertThat(refused(folder).kind()).isEqualTo(Kind.LOCKED);
        }
        openAndAppend(folder);
    }
}
