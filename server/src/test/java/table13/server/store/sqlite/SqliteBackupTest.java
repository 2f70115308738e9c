package table13.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static table13.server.kit.Waiting.until;
import static table13.server.store.Samples.append;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.store.AppendOutcome;
import table13.server.store.EntryRow;
import table13.server.store.Store;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Copies of a database in use.
class SqliteBackupTest {
    private static final int TABLES = 20;

    @TempDir
    private Path folder;

    private Path data;
    private Path copies;

    @BeforeEach
    void makeFolders() throws IOException {
        data = folder.resolve("data");
        copies = Files.createDirectory(folder.resolve("copies"));
    }

    private static List<String> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(Path::getFileName).map(Path::toString).toList();
        }
    }

    @Test
    @Tag("slow")
    void copiesWhileMovesArePlayed() throws Exception {
        AtomicBoolean enough = new AtomicBoolean();
        try (SqliteStore store = SqliteStore.open(data);
                ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Long>> played = new ArrayList<>();
            for (int i = 0; i < TABLES; i++) {
                String table = "t" + i;
                played.add(players.submit(() -> play(store, table, enough)));
            }
            List<Long> before = new ArrayList<>();
            for (int i = 0; i < TABLES; i++) {
                String table = "t" + i;
                before.add(until(() -> (long) store.entries(table, 0).size(), entries -> entries > 10));
            }
            for (int i = 0; i < 3; i++) {
                SqliteBackup.copy(data, copies.resolve(i + " 'copy'.db"));
            }
            enough.set(true);
            for (Future<Long> each : played) {
                assertThat(each.get()).isPositive();
            }
            assertThat(files(copies)).hasSize(3);
            for (int i = 0; i < 3; i++) {
                isWhole(copies.resolve(i + " 'copy'.db"), folder.resolve("restored" + i), before);
            }
        }
    }

    private static long play(Store store, String table, AtomicBoolean enough) {
        long version = 0;
        while (!enough.get()) {
            assertThat(store.append(append(table, version, "a", "b")).join()).isEqualTo(AppendOutcome.COMMITTED);
            version += 2;
        }
        return version;
    }

    private static void isWhole(Path copy, Path restored, List<Long> atLeast) throws IOException {
        Files.createDirectory(restored);
        Files.copy(copy, restored.resolve("table13.db"));
        try (SqliteStore store = SqliteStore.open(restored)) {
            for (int i = 0; i < TABLES; i++) {
                List<EntryRow> entries = store.entries("t" + i, 0);
                assertThat(entries)
                        .extracting(EntryRow::version)
                        .containsExactlyElementsOf(LongStream.rangeClosed(1, entries.size())
                                .boxed()
                                .toList());
                assertThat(entries.size()).as("appends are whole").isEven();
                assertThat((long) entries.size()).isGreaterThanOrEqualTo(atLeast.get(i));
                assertThat(store.append(append("t" + i, entries.size(), "on")).join())
                        .isEqualTo(AppendOutcome.COMMITTED);
            }
        }
    }

    private StoreException refused(Path file) {
        StoreException failure = catchThrowableOfType(StoreException.class, () -> SqliteBackup.copy(data, file));
        assertThat(failure).as("it was copied").isNotNull();
        assertThat(failure).hasMessageEndingWith(".");
        return failure;
    }

    @Test
    void replacesNothing() throws IOException {
        SqliteStore.open(data).close();
        Path precious = Files.writeString(copies.resolve("precious"), "my only copy");
        assertThat(refused(precious)).hasMessageContaining("exists already");
        assertThat(precious).hasContent("my only copy");
        assertThat(files(copies)).containsExactly("precious");
    }

    @Test
    void saysWhatIsMissing() throws IOException {
        assertThat(refused(copies.resolve("copy.db"))).hasMessageContaining("There is no database");
        assertThat(data).doesNotExist();
        SqliteStore.open(data).close();
        StoreException failure = refused(copies.resolve("nowhere/copy.db"));
        assertThat(failure.kind()).isEqualTo(Kind.READ_ONLY);
        assertThat(failure).hasMessageContaining("nowhere");
        assertThat(files(copies)).isEmpty();
    }

    @Test
    void copiesNothingForeignOrDamaged() throws IOException {
        Files.createDirectory(data);
        Path file = data.resolve("table13.db");
        Files.writeString(file, "My diary. ".repeat(50));
        assertThat(refused(copies.resolve("copy.db")).kind()).isEqualTo(Kind.FOREIGN);

        Files.delete(file);
        SqliteStore.open(data).close();
        byte[] bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, 4_096, bytes.length, (byte) 0x5a);
        Files.write(file, bytes);
        assertThat(refused(copies.resolve("copy.db")).kind()).isEqualTo(Kind.CORRUPT);
        assertThat(files(copies)).as("no half copy").isEmpty();
    }
}
