package table13.server.store.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static table13.server.store.Samples.append;
import static table13.server.store.Samples.hash;
import static table13.server.store.Samples.listing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.StoreAddress;
import table13.server.store.AppendOutcome;
import table13.server.store.AppendRequest;
import table13.server.store.CheckpointRow;
import table13.server.store.DueTable;
import table13.server.store.Guest;
import table13.server.store.Samples;
import table13.server.store.Store;
import table13.server.store.StoreException;
import table13.server.store.StoreMetrics;
import table13.server.store.postgres.TestDatabases;
import table13.server.store.sqlite.SqliteContents;
import table13.server.store.sqlite.SqliteStore;
import table13.table.Phase;

@DisplayName("Copying a whole store into another")
class StoreTransferTest {
    private static final int MANY = 1201;
    private static final String NODE =
            "INSERT INTO nodes (id, version, since, reads, until, draining) VALUES ('n', '1', 0, 1, ";

    @TempDir
    private Path folder;

    private Path from;
    private Path to;

    @BeforeEach
    void fill() {
        from = folder.resolve("from");
        to = folder.resolve("to");
        try (Store store = SqliteStore.open(from)) {
            fill(store);
        }
    }

    /// Rows of every kind, and more log entries than one page of a transfer.
    static void fill(Store store) {
        store.addGuest(new Guest("g1", "Ada ♥", 1_000), hash("phone"));
        store.addGuest(new Guest("g2", "", 2_000), hash("bobs"));
        store.addToken("g1", hash("laptop"), 3_000);
        store.guestByToken(hash("laptop"), 3_000 + Store.USE_NOTED_MILLIS);
        store.addLink("g1", hash("code"), 5_000);
        store.append(append("open", 0, "one", "two\u0000three", "")).join();
        AppendRequest played =
                append(Samples.withBots(Samples.seated(listing("played"), "ada", "ben", "cleo")), 0, "a", "b");
        store.append(new AppendRequest(
                        "played",
                        0,
                        played.entries(),
                        Samples.with(played.listing(), Phase.PLAYING, 9_000, 12_345L),
                        List.of(new CheckpointRow(2, 1, "text", "ended"), new CheckpointRow(3, 2, "more", "so"))))
                .join();
        store.append(append(Samples.with(Samples.hidden(listing("closed")), Phase.CLOSED), 0, "the end"))
                .join();
        String[] lines = IntStream.range(0, MANY).mapToObj(i -> "line " + i).toArray(String[]::new);
        store.append(append("long", 0, lines)).join();
        store.hereUntil("played", 77_777);
        store.health(); // returns after the earlier asynchronous writes
    }

    private static ContentDigest tally(Path data) {
        try (StoreContents contents = SqliteContents.of(data)) {
            return ContentDigest.of(contents);
        }
    }

    @Test
    @DisplayName("gives equal content by count and digest, and leaves the source unchanged")
    void moves() {
        ContentDigest before = tally(from);
        assertThat(before.counts())
                .containsEntry(StoreRow.Kind.GUESTS, 2L)
                .containsEntry(StoreRow.Kind.TOKENS, 3L)
                .containsEntry(StoreRow.Kind.LINKS, 1L)
                .containsEntry(StoreRow.Kind.ENTRIES, MANY + 6L)
                .containsEntry(StoreRow.Kind.TABLES, 4L)
                .containsEntry(StoreRow.Kind.CHECKPOINTS, 2L);
        try (StoreContents all = SqliteContents.of(from);
                StoreContents empty = SqliteContents.into(to)) {
            assertThat(StoreTransfer.move(all, empty)).isEqualTo(before);
        }
        assertThat(tally(to)).isEqualTo(before);
        assertThat(tally(from)).isEqualTo(before);
        try (Store one = SqliteStore.open(from);
                Store other = SqliteStore.open(to)) {
            assertThat(other.entries("open", 0)).isEqualTo(one.entries("open", 0));
            assertThat(other.publicTables(50_000, 9))
                    .isEqualTo(one.publicTables(50_000, 9))
                    .hasSize(1);
            assertThat(other.takeLink(hash("code"), 4_000)).isPresent();
            assertThat(other.append(append("long", MANY, "on")).join())
                    .isEqualTo(one.append(append("long", MANY, "on")).join());
        }
    }

    private static void move(StoreAddress source, StoreAddress target) {
        try (StoreContents all = source.contents();
                StoreContents empty = target.emptyContents()) {
            StoreTransfer.move(all, empty);
        }
    }

    @Test
    @DisplayName("into PostgreSQL and back gives equal content in all three")
    @Tag("slow")
    void thereAndBack() {
        StoreAddress database = StoreAddress.of(TestDatabases.empty());
        ContentDigest before = tally(from);
        move(StoreAddress.of(from), database);
        try (StoreContents there = database.contents()) {
            assertThat(ContentDigest.of(there)).isEqualTo(before);
        }
        try (Store store = database.open(StoreMetrics.NONE);
                Store other = SqliteStore.open(from)) {
            assertThat(store.entries("open", 0))
                    .isEqualTo(other.entries("open", 0))
                    .hasSize(3);
            assertThat(store.publicTables(50_000, 9))
                    .isEqualTo(other.publicTables(50_000, 9))
                    .hasSize(1);
            assertThat(store.tablesOf("ben", 9))
                    .isEqualTo(other.tablesOf("ben", 9))
                    .hasSize(1);
            assertThat(store.tablesToWake(20_000, DueTable.BEFORE_ALL, 9))
                    .isEqualTo(other.tablesToWake(20_000, DueTable.BEFORE_ALL, 9))
                    .hasSize(1);
            assertThat(store.openTables()).isEqualTo(other.openTables());
            assertThat(store.append(append("long", MANY - 1, "too late")).join())
                    .isEqualTo(AppendOutcome.CONFLICT);
        }
        move(database, StoreAddress.of(to));
        assertThat(tally(to)).isEqualTo(before);
    }

    @Test
    @DisplayName("into PostgreSQL stores nothing after a difference, and is refused for a used database")
    void brokenOffThere() {
        StoreAddress database = StoreAddress.of(TestDatabases.empty());
        assertThatThrownBy(database::contents).hasMessageContaining("There is nothing in postgresql://");
        try (StoreContents all = SqliteContents.of(from);
                StoreContents empty = database.emptyContents()) {
            assertThatThrownBy(() -> StoreTransfer.move(all, new Sieve(empty)))
                    .hasMessageContaining("The copy differs from the source");
        }
        move(StoreAddress.of(from), database);
        assertThatThrownBy(database::emptyContents).hasMessageContaining("Use an empty database");
    }

    @Test
    @DisplayName("is refused while a node uses the database, and waits for one that has just stopped")
    @Tag("slow")
    void nodes() {
        String address = TestDatabases.fresh();
        StoreAddress database = StoreAddress.of(address);
        TestDatabases.run(address, NODE + "2000000000000000, false)");
        assertThatThrownBy(database::emptyContents)
                .hasMessageContaining("Nodes are using postgresql://")
                .hasMessageContaining("./table13 nodes");
        TestDatabases.run(address, "DELETE FROM nodes");
        TestDatabases.run(address, NODE + "extract(epoch FROM clock_timestamp()) * 1000 + 500, true)");
        database.emptyContents().close();
    }

    @Test
    @DisplayName("stores nothing if it is interrupted, or after a difference")
    void brokenOff() throws IOException {
        try (StoreContents all = SqliteContents.of(from);
                StoreContents empty = SqliteContents.into(to)) {
            assertThatThrownBy(() -> StoreTransfer.move(all, new Sieve(empty)))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("The copy differs from the source");
        }
        try (Stream<Path> files = Files.list(to)) {
            assertThat(files).containsExactly(to.resolve("table13.lock"));
        }
    }

    /// Drops entries of the logs.
    private record Sieve(StoreContents contents) implements StoreContents {
        @Override
        public void each(StoreRow.Kind kind, Consumer<StoreRow> taker) {
            contents.each(kind, taker);
        }

        @Override
        public void add(List<StoreRow> rows) {
            contents.add(rows.stream()
                    .filter(row ->
                            !(row instanceof StoreRow.OfEntry of && of.entry().version() == 2))
                    .toList());
        }

        @Override
        public void keep() {
            contents.keep();
        }

        @Override
        public void close() {
            contents.close();
        }
    }

    @Test
    @DisplayName("restarts after a killed attempt")
    void afterAKill() throws IOException {
        Files.createDirectories(to);
        Files.writeString(to.resolve("table13.db.unfinished"), "half a database");
        Files.writeString(to.resolve("table13.db.unfinished-wal"), "and its log");
        assertThatThrownBy(() -> SqliteContents.of(to)).hasMessageContaining("There is no database at");
        try (StoreContents all = SqliteContents.of(from);
                StoreContents empty = SqliteContents.into(to)) {
            StoreTransfer.move(all, empty);
        }
        assertThat(tally(to)).isEqualTo(tally(from));
        try (Stream<Path> files = Files.list(to)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("table13.db", "table13.lock");
        }
    }

    @Test
    @DisplayName("is refused for a folder in use, a used target and an empty source")
    void refused() {
        try (Store busy = SqliteStore.open(from)) {
            assertThatThrownBy(() -> SqliteContents.of(from)).hasMessageContaining("Another server is using");
            assertThat(busy.openTables()).isEqualTo(3);
        }
        assertThatThrownBy(() -> SqliteContents.into(from)).hasMessageContaining("Choose an empty folder");
        assertThatThrownBy(() -> SqliteContents.of(to)).hasMessageContaining("There is no database");
        assertThat(to).doesNotExist();
    }
}
