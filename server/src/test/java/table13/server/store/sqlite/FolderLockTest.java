package table13.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static table13.server.store.Samples.append;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.store.AppendOutcome;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

@DisplayName("The lock of a data folder")
class FolderLockTest {
    @TempDir
    private Path parent;

    private Path folder;
    private Path lock;

    @BeforeEach
    void makeDatabase() {
        folder = parent.resolve("data");
        lock = folder.resolve("table13.lock");
        SqliteStore.open(folder).close();
    }

    private StoreException refused() {
        StoreException failure = catchThrowableOfType(
                StoreException.class, () -> SqliteStore.open(folder).close());
        assertThat(failure).as("it opened").isNotNull();
        assertThat(failure.kind()).as(failure.getMessage()).isEqualTo(Kind.LOCKED);
        assertThat(failure).hasMessageContaining(folder.toString()).hasMessageEndingWith("or choose another folder.");
        return failure;
    }

    private static OtherServer open(Path folder) throws IOException {
        OtherServer other = OtherServer.start(folder);
        assertThat(other.says()).isEqualTo(OtherServer.OPEN);
        return other;
    }

    private void opens() {
        try (SqliteStore store = SqliteStore.open(folder)) {
            assertThat(store.isReady()).isTrue();
        }
    }

    @Test
    @DisplayName("keeps a second server out when its file is deleted, and the first one creates it again")
    void deleted() throws IOException {
        try (OtherServer first = open(folder)) {
            Files.delete(lock);
            assertThat(refused()).hasMessageContaining("Another program is using the database");
            assertThat(lock).as("a refused server leaves no files").doesNotExist();
            assertThat(first.stores()).isEqualTo(OtherServer.STORED);
            assertThat(lock).as("made anew").exists();
            assertThat(refused()).hasMessageContaining("Another server is using");
            assertThat(first.stores()).isEqualTo(OtherServer.STORED);
        }
        opens();
    }

    @Test
    @DisplayName("keeps a second server out when its file is replaced by a copy, or by an empty one")
    void replaced() throws IOException {
        Path copy = Files.copy(lock, parent.resolve("copy"));
        try (OtherServer first = open(folder)) {
            Files.delete(lock);
            Files.copy(copy, lock);
            assertThat(refused()).hasMessageContaining("Another program is using the database");
            Files.delete(lock);
            Files.createFile(lock);
            assertThat(refused()).hasMessageContaining("Another program is using the database");
            assertThat(first.stores()).isEqualTo(OtherServer.STORED);
        }
    }

    @Test
    @DisplayName("that an older server took over after its file was deleted stops this one")
    void lost() throws IOException {
        try (SqliteStore store = SqliteStore.open(folder)) {
            assertThat(store.append(append("t", 0, "opened")).join()).isEqualTo(AppendOutcome.COMMITTED);
            Files.delete(lock);
            try (OtherServer older = OtherServer.asBefore(folder)) {
                assertThat(older.says()).isEqualTo(OtherServer.OPEN);
                assertThatThrownBy(() -> store.append(append("t", 1, "moved")).join())
                        .hasMessageContaining("another server has locked the data folder");
            }
            assertThat(store.health().sentence())
                    .contains(lock.toRealPath().toString(), "This server stores nothing more. Stop it.");
        }
        opens();
    }

    @Test
    @DisplayName("ends with a process that is killed, also if its file was deleted")
    void killed() throws IOException {
        try (OtherServer first = open(folder)) {
            assertThat(first.stores()).isEqualTo(OtherServer.STORED);
            Files.delete(lock);
        }
        try (SqliteStore store = SqliteStore.open(folder)) {
            assertThat(store.entries("other", 0)).hasSize(1);
        }
    }

    @Test
    @DisplayName("of an older server is respected, and its file is taken over when it has ended")
    void older() throws IOException {
        Files.delete(lock);
        try (OtherServer older = OtherServer.asBefore(folder)) {
            assertThat(older.says()).isEqualTo(OtherServer.OPEN);
            assertThat(refused()).hasMessageContaining("Another server is using");
        }
        assertThat(lock).isEmptyFile();
        opens();
        assertThat(lock).isNotEmptyFile();
    }

    @Test
    @DisplayName("does not keep a copy of the folder from being opened while the first one is in use")
    void copied() throws IOException {
        try (OtherServer first = open(folder)) {
            assertThat(first.stores()).isEqualTo(OtherServer.STORED);
            Path copy = Files.createDirectory(parent.resolve("copy"));
            for (String name : List.of("table13.db", "table13.db-wal", "table13.lock")) {
                Files.copy(folder.resolve(name), copy.resolve(name));
            }
            try (SqliteStore store = SqliteStore.open(copy)) {
                assertThat(store.entries("other", 0)).hasSize(1);
            }
            assertThat(first.stores()).isEqualTo(OtherServer.STORED);
        }
    }

    @Test
    @DisplayName("goes to one of two servers that start at once, also if its file was deleted")
    void atOnce() throws IOException {
        for (int round = 0; round < 3; round++) {
            Files.deleteIfExists(lock);
            try (OtherServer one = OtherServer.start(folder);
                    OtherServer another = OtherServer.start(folder)) {
                List<String> said =
                        Stream.of(one.says(), another.says()).sorted().toList();
                assertThat(said.getFirst()).startsWith("Another ").endsWith("or choose another folder.");
                assertThat(said.getLast()).isEqualTo(OtherServer.OPEN);
            }
        }
    }

    @Test
    @DisplayName("is given to a server while a backup reads, but not if the file was deleted as well")
    void backup() throws IOException, SQLException {
        try (Connection reader = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("table13.db"));
                Statement statement = reader.createStatement()) {
            reader.setAutoCommit(false);
            statement.executeQuery("SELECT number FROM commits").close();
            opens();
            Files.delete(lock);
            assertThat(refused()).hasMessageContaining("or a backup");
        }
        opens();
    }

    @Test
    @DisplayName("is kept when the same process is refused it")
    void sameProcess() throws IOException {
        try (SqliteStore store = SqliteStore.open(folder)) {
            refused();
            assertThat(store.isReady()).isTrue();
            try (OtherServer other = OtherServer.start(folder)) {
                assertThat(other.says()).startsWith("Another server is using");
            }
        }
    }

    @Test
    @DisplayName("cannot be had on a file system without locks, which is said")
    void noLocks() {
        StoreException failure = catchThrowableOfType(
                StoreException.class,
                () -> FolderLock.take(folder, _ -> {
                    throw new IOException("No locks available");
                }));
        assertThat(failure.kind()).isEqualTo(Kind.IO_ERROR);
        assertThat(failure)
                .hasMessageContainingAll(folder.toString(), "without locks", "network file system", "local disk.");
        opens();
    }
}
