package table13.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static table13.server.kit.Waiting.told;
import static table13.server.kit.Waiting.until;
import static table13.server.store.AppendOutcome.COMMITTED;
import static table13.server.store.Samples.append;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.store.AppendOutcome;
import table13.server.store.EntryRow;
import table13.server.store.Guest;
import table13.server.store.Samples;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Disk errors while the server runs.
class SqliteErrorsTest {
    @TempDir
    private Path folder;

    private final Faults faults = new Faults();
    private SqliteStore store;

    @BeforeEach
    void open() {
        store = SqliteStore.open(folder, faults.settings());
    }

    @AfterEach
    void close() {
        faults.gate.countDown();
        store.close();
    }

    private static StoreException failure(CompletableFuture<?> failed) {
        CompletionException e = catchThrowableOfType(CompletionException.class, failed::join);
        assertThat(e).as("it was stored").isNotNull();
        return (StoreException) e.getCause();
    }

    private void reopenWithFaults() {
        store.close();
        open();
    }

    @Test
    void aFullDiskFailsWholeBatchesUntilThereIsRoom() {
        faults.mostPages = 100;
        reopenWithFaults();
        String page = "x".repeat(3_000);
        List<CompletableFuture<AppendOutcome>> all = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            all.add(store.append(append("t" + i, 0, page, page)));
        }
        int done = 0;
        for (int i = 0; i < all.size(); i++) {
            boolean isDone = all.get(i).exceptionally(_ -> null).join() != null;
            assertThat(store.entries("t" + i, 0)).as("all or nothing").hasSize(isDone ? 2 : 0);
            done += isDone ? 1 : 0;
        }
        assertThat(done).isLessThan(60);
        StoreException full = failure(all.getLast());
        assertThat(full.kind()).isEqualTo(Kind.DISK_FULL);
        assertThat(full).hasMessageContaining("disk is full").hasMessageContaining("table13.db");
        String tooMuch = page.repeat(200);
        assertThat(failure(store.append(append("big", 0, tooMuch))).kind()).isEqualTo(Kind.DISK_FULL);
        assertThat(store.openTables()).as("reading goes on").isEqualTo(done);

        faults.mostPages = 10_000;
        assertThat(store.append(append("big", 0, tooMuch)).join()).isEqualTo(COMMITTED);
        assertThat(store.append(append("t399", 0, page)).join()).isEqualTo(COMMITTED);
        reopenWithFaults();
        assertThat(store.openTables()).isEqualTo(done + 2);
    }

    @Test
    void isNotReadyWithoutRoom() {
        faults.mostPages = 30;
        reopenWithFaults();
        assertThat(store.isReady()).isFalse();
        faults.mostPages = 1_000;
        assertThat(store.isReady()).isTrue();
    }

    @Test
    void aReadOnlyDiskIsNamed() {
        store.append(append("t", 0, "opened")).join();
        faults.readOnly = true;
        faults.next = Faults.Commit.FAILS; // makes the writer reopen the file
        failure(store.append(append("t", 1, "lost")));

        StoreException failure = failure(store.append(append("t", 1, "lost")));
        assertThat(failure.kind()).isEqualTo(Kind.READ_ONLY);
        assertThat(failure).hasMessageContaining("read-only");
        assertThat(store.isReady()).isFalse();
        assertThat(catchThrowableOfType(
                                StoreException.class,
                                () -> store.addGuest(new Guest("g", "Gil", 0), Samples.hash("phone")))
                        .kind())
                .isEqualTo(Kind.READ_ONLY);

        faults.readOnly = false;
        assertThat(store.append(append("t", 1, "moved")).join()).isEqualTo(COMMITTED);
        assertThat(store.entries("t", 1)).extracting(EntryRow::text).containsExactly("moved");
    }

    @Test
    void aCommitThatFailedStoresNothing() {
        faults.next = Faults.Commit.FAILS;
        StoreException failure = failure(store.append(append("t", 0, "lost")));
        assertThat(failure.kind()).isEqualTo(Kind.IO_ERROR);
        assertThat(store.entries("t", 0)).isEmpty();
        assertThat(store.append(append("t", 0, "opened")).join()).isEqualTo(COMMITTED);
    }

    @Test
    void aFailedCommitIsFencedOffAtOnce() {
        int before = faults.commits.get();
        faults.next = Faults.Commit.FAILS;
        failure(store.append(append("t", 0, "lost")));
        assertThat(faults.commits.get() - before)
                .as("the failed commit, and another over it")
                .isEqualTo(2);
    }

    @Test
    void aCommitThatHappenedButSaidItFailedCounts() {
        faults.next = Faults.Commit.WORKS_AND_SAYS_IT_FAILED;
        assertThat(store.append(append("t", 0, "opened")).join()).isEqualTo(COMMITTED);
        assertThat(store.entries("t", 0)).hasSize(1);
        assertThat(store.append(append("t", 1, "seated")).join()).isEqualTo(COMMITTED);
    }

    @Test
    void nobodyIsToldBeforeItIsKnown() {
        for (Faults.Commit outcome : List.of(Faults.Commit.FAILS, Faults.Commit.WORKS_AND_SAYS_IT_FAILED)) {
            store.append(append("before " + outcome, 0, "opened")).join();
            faults.unopened.set(Integer.MAX_VALUE);
            faults.next = outcome;
            CompletableFuture<AppendOutcome> append = store.append(append("t" + outcome, 0, "opened"));
            until(faults.unopened::get, left -> left < Integer.MAX_VALUE - 2);
            assertThat(append).isNotDone();
            faults.unopened.set(0);
            boolean isDone = told(append.handle((_, failure) -> failure == null));
            assertThat(isDone).isEqualTo(outcome != Faults.Commit.FAILS);
            assertThat(store.entries("t" + outcome, 0)).hasSize(isDone ? 1 : 0);
        }
    }

    @Test
    void closesThoughItIsNotKnown() {
        faults.unopened.set(Integer.MAX_VALUE);
        faults.next = Faults.Commit.FAILS;
        CompletableFuture<AppendOutcome> append = store.append(append("t", 0, "opened"));
        store.close();
        assertThat(append.join()).isEqualTo(AppendOutcome.UNKNOWN);
    }
}
