package table13.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static table13.server.store.Samples.append;
import static table13.server.store.Samples.hash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.store.AppendOutcome;
import table13.server.store.EntryRow;
import table13.server.store.Guest;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Databases with files that are removed while open.
class DatabaseFileCheckTest {
    @TempDir
    private Path parent;

    private Path folder;
    private SqliteStore store;

    @BeforeEach
    void open() {
        folder = parent.resolve("data");
        store = SqliteStore.open(folder);
        store.append(append("t", 0, "opened")).join();
        assertThat(store.isReady()).isTrue();
    }

    @AfterEach
    void close() {
        store.close();
    }

    private Path file() {
        return folder.resolve("table13.db");
    }

    private Path log() {
        return folder.resolve("table13.db-wal");
    }

    private void acknowledgesNothing() {
        assertThatThrownBy(() -> store.append(append("t", 1, "moved")).join())
                .isInstanceOf(CompletionException.class)
                .cause()
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("was deleted, moved or replaced")
                .hasMessageContaining("start it again");
        assertThat(store.isReady()).isFalse();
        StoreException failure =
                catchThrowableOfType(StoreException.class, () -> store.addGuest(new Guest("g", "G", 1), hash("token")));
        assertThat(failure.kind()).isEqualTo(Kind.GONE);
    }

    @Test
    void isDeleted() throws IOException {
        Files.delete(file());
        acknowledgesNothing();
        assertThat(file()).as("no new one is made in its place").doesNotExist();
    }

    @Test
    void isMovedAwayAndBack() throws IOException {
        Path away = folder.resolve("away.db");
        Files.move(file(), away);
        acknowledgesNothing();
        assertThat(file()).doesNotExist();
        Files.move(away, file());
        acknowledgesNothing();

        store.close();
        store = SqliteStore.open(folder);
        assertThat(store.entries("t", 0)).extracting(EntryRow::text).containsExactly("opened");
        assertThat(store.isReady()).as("after a new start").isTrue();
    }

    @Test
    void isReplacedByACopy() throws IOException {
        Path copy = folder.resolve("copy.db");
        SqliteBackup.copy(folder, copy);
        byte[] before = Files.readAllBytes(copy);
        Files.delete(file());
        Files.move(copy, file());
        acknowledgesNothing();
        assertThat(file()).as("the other one is left alone").hasBinaryContent(before);
    }

    @Test
    void losesItsFolder() throws IOException {
        Files.move(folder, parent.resolve("elsewhere"));
        acknowledgesNothing();
        assertThat(folder).doesNotExist();
    }

    @Test
    void losesTheLogOfItsLatestCommits() throws IOException {
        Files.delete(log());
        acknowledgesNothing();
    }

    @Test
    void goesOnWhenItMadeANewLogItself() throws IOException {
        assertThat(log()).exists();
        Transactions reopened = reopening();
        reopened.close();
        assertThat(store.append(append("t", 1, "moved")).join()).isEqualTo(AppendOutcome.COMMITTED);
    }

    /// Another writer opens and closes the database, as a backup in another process does.
    private Transactions reopening() throws IOException {
        try {
            SqliteFile file = SqliteFile.in(folder);
            FolderLock other = FolderLock.take(parent.resolve("other"));
            return new Transactions(file, SqliteSettings.USUAL, DatabaseFileCheck.of(file, other), () -> true);
        } catch (java.sql.SQLException e) {
            throw new IOException(e);
        }
    }
}
