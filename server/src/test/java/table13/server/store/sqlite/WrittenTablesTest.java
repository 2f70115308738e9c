package table13.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static table13.server.store.AppendOutcome.COMMITTED;
import static table13.server.store.AppendOutcome.CONFLICT;
import static table13.server.store.Samples.append;
import static table13.server.store.Samples.changed;
import static table13.server.store.Samples.listing;

import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.store.AppendOutcome;
import table13.server.store.EntryRow;
import table13.server.store.StoreException;
import table13.server.store.sqlite.WrittenTables.Written;
import table13.table.Listing;

@DisplayName("The tables that the committer wrote last")
class WrittenTablesTest {
    @TempDir
    private Path folder;

    private final Faults faults = new Faults();
    private SqliteStore store;

    @BeforeEach
    void open() {
        store = SqliteStore.open(folder, faults.settings());
        assertThat(appendAfter(0)).isEqualTo(COMMITTED);
    }

    @AfterEach
    void close() {
        store.close();
    }

    private AppendOutcome appendAfter(long version) {
        return store.append(append("t", version, "entry " + (version + 1))).join();
    }

    private void appendFails() {
        assertThatThrownBy(() -> appendAfter(1)).hasCauseInstanceOf(StoreException.class);
    }

    @Test
    @DisplayName("find a conflict")
    void conflict() {
        assertThat(appendAfter(0)).isEqualTo(CONFLICT);
        assertThat(appendAfter(2)).isEqualTo(CONFLICT);
        assertThat(appendAfter(1)).isEqualTo(COMMITTED);
    }

    @Test
    @DisplayName("are forgotten with a failed transaction")
    void rolledBack() {
        faults.next = Faults.Commit.FAILS;
        appendFails();
        assertThat(appendAfter(2)).isEqualTo(CONFLICT);
        assertThat(appendAfter(1)).isEqualTo(COMMITTED);
        assertThat(store.entries("t", 0)).extracting(EntryRow::text).containsExactly("entry 1", "entry 2");
    }

    @Test
    @DisplayName("are forgotten with a listing that was rolled back")
    void rolledBackListing() {
        Listing renamed = changed(listing("t"), "hostName", "Ada Lovelace");
        faults.next = Faults.Commit.FAILS;
        assertThatThrownBy(() -> store.append(append(renamed, 1, "renamed")).join())
                .hasCauseInstanceOf(StoreException.class);
        Listing moved = changed(renamed, "changedAt", 9_000L);
        assertThat(store.append(append(moved, 1, "renamed")).join()).isEqualTo(COMMITTED);
        assertThat(store.tablesOf("ada", 10)).containsExactly(moved);
    }

    @Test
    @DisplayName("include those of a commit that only seemed to fail")
    void seemedToFail() {
        faults.next = Faults.Commit.WORKS_AND_SAYS_IT_FAILED;
        assertThat(appendAfter(1)).isEqualTo(COMMITTED);
        assertThat(appendAfter(1)).isEqualTo(CONFLICT);
        assertThat(appendAfter(2)).isEqualTo(COMMITTED);
    }

    @Test
    @DisplayName("are forgotten after another program has written")
    void otherWriter() throws SQLException {
        try (SqlConnection other = SqliteFile.in(folder).writer(SqliteSettings.USUAL)) {
            LogQueries.add(other, "t", new EntryRow(2, 0, "elsewhere"));
            other.commit();
        }
        assertThat(appendAfter(1)).isEqualTo(CONFLICT);
        assertThat(appendAfter(2)).isEqualTo(COMMITTED);
    }

    @Test
    @DisplayName("are read again after a start")
    void restart() {
        store.close();
        store = SqliteStore.open(folder, faults.settings());
        assertThat(appendAfter(0)).isEqualTo(CONFLICT);
        assertThat(appendAfter(1)).isEqualTo(COMMITTED);
    }

    @Test
    @DisplayName("are at most a few thousand; the one unused for longest goes first")
    void bounded() {
        WrittenTables written = new WrittenTables();
        for (int i = 0; i <= WrittenTables.MOST; i++) {
            written.put("t" + i, new Written(i, listing("t" + i)));
            assertThat(written.get("t0")).isNotNull();
        }
        assertThat(written.get("t1")).isNull();
        assertThat(written.get("t2")).isEqualTo(new Written(2, listing("t2")));
    }
}
