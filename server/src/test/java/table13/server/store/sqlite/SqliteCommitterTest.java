package table13.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static table13.server.kit.Waiting.told;
import static table13.server.kit.Waiting.until;
import static table13.server.store.AppendOutcome.COMMITTED;
import static table13.server.store.Samples.append;
import static table13.server.store.Samples.hash;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.kit.Waiting;
import table13.server.store.AppendOutcome;
import table13.server.store.Guest;
import table13.server.store.StoreException;

/// Group commit: many writers share a transaction.
class SqliteCommitterTest {
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

    private List<CompletableFuture<AppendOutcome>> appendTo(int tables) {
        List<CompletableFuture<AppendOutcome>> all = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            all.add(store.append(append("t" + i, 0, "opened")));
        }
        return all;
    }

    @Test
    void everyTransactionIsForcedToTheDisk() {
        // 2 is FULL: the write-ahead log is synced at every COMMIT.
        assertThat(faults.synchronous).isEqualTo(2);
        assertThat(faults.journal).isEqualTo("wal");
    }

    @Test
    void manyShareATransaction() {
        int before = faults.commits.get();
        faults.gate = new CountDownLatch(1);
        List<CompletableFuture<AppendOutcome>> all = appendTo(2_000);
        faults.gate.countDown();
        all.forEach(CompletableFuture::join);
        assertThat(faults.commits.get() - before)
                .as("the first one has whatever was there then, the next ones are full")
                .isBetween(2_000 / 500, 2_000 / 500 + 1);
    }

    @Test
    void aTransactionIsBounded() {
        store.close();
        SqliteSettings usual = faults.settings();
        store = SqliteStore.open(
                folder, new SqliteSettings(usual.schema(), usual.migrations(), 10, usual.writer(), usual.disk()));
        int before = faults.commits.get();
        appendTo(100).forEach(CompletableFuture::join);
        assertThat(faults.commits.get() - before).isGreaterThanOrEqualTo(10);
    }

    @Test
    void whatCannotBeStoredSpoilsNothingElse() throws Exception {
        Guest ada = new Guest("g1", "Ada", 0);
        store.addGuest(ada, hash("phone"));
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int round = 0; round < 3; round++) {
                List<Future<?>> refused = new ArrayList<>();
                List<CompletableFuture<AppendOutcome>> all = new ArrayList<>();
                for (int i = 0; i < 40; i++) {
                    refused.add(threads.submit(() -> store.addToken("g1", hash("phone"), 0)));
                    all.add(store.append(append(round + " " + i, 0, "opened")));
                }
                assertThat(all).extracting(CompletableFuture::join).containsOnly(COMMITTED);
                for (Future<?> each : refused) {
                    assertThatThrownBy(() -> each.get(Waiting.LIMIT.toSeconds(), TimeUnit.SECONDS))
                            .hasCauseInstanceOf(StoreException.class);
                }
            }
        }
        assertThat(store.openTables()).isEqualTo(120);
    }

    @Test
    void nobodyIsToldBeforeTheCommit() {
        int before = faults.commits.get();
        CountDownLatch gate = new CountDownLatch(1);
        faults.gate = gate;
        CompletableFuture<AppendOutcome> append = store.append(append("t", 0, "opened"));
        CompletableFuture<Boolean> isCommitted = append.thenApply(_ -> gate.getCount() == 0);
        until(faults.commits::get, commits -> commits > before);
        assertThat(append).isNotDone();
        gate.countDown();
        assertThat(told(append)).isEqualTo(COMMITTED);
        assertThat(told(isCommitted)).isTrue();
    }

    @Test
    void closingStoresWhatWasHandedIn() {
        List<CompletableFuture<AppendOutcome>> all = appendTo(1_500);
        store.close();
        assertThat(all).extracting(CompletableFuture::join).containsOnly(COMMITTED);
        open();
        assertThat(store.openTables()).isEqualTo(1_500);
    }

    @Test
    void aClosedStoreSaysSo() {
        store.close();
        store.close();
        assertThatThrownBy(() -> store.append(append("t", 0, "opened")).join())
                .hasCauseInstanceOf(StoreException.class)
                .hasMessageContaining("closed");
        assertThatThrownBy(() -> store.entries("t", 0)).isInstanceOf(StoreException.class);
        assertThatThrownBy(() -> store.rename("g", "x")).isInstanceOf(StoreException.class);
        store.hereUntil("t", 0);
        assertThat(store.isReady()).isFalse();
    }
}
