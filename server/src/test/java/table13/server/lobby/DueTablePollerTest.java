package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.kit.TestNodes;
import table13.server.kit.Waiting;
import table13.server.store.AppendOutcome;
import table13.server.store.AppendRequest;
import table13.server.store.EntryRow;
import table13.server.store.Store;
import table13.server.store.sqlite.SqliteStore;
import table13.table.Listing;
import table13.table.Phase;

@DisplayName("Due tables")
class DueTablePollerTest {
    private static final int AT_ONCE = 3;
    private static final int TABLES = 250;

    @TempDir
    private Path folder;

    private final List<String> woken = Collections.synchronizedList(new ArrayList<>());
    private final Queue<Runnable> atWork = new ConcurrentLinkedQueue<>();

    @Test
    @DisplayName("are woken a few at a time, the next when one is done, each once, and none after the end")
    void aFewAtATime() {
        try (Store store = SqliteStore.open(folder);
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<CompletableFuture<AppendOutcome>> stored = new ArrayList<>();
            for (int i = 0; i < TABLES; i++) {
                stored.add(store.append(due("t" + i, i)));
            }
            stored.forEach(CompletableFuture::join);
            DueTablePoller poller = new DueTablePoller(StoredMatches.shared(store, threads), AT_ONCE, (table, done) -> {
                woken.add(table);
                atWork.add(done);
            });
            poller.begin(TABLES);
            poller.begin(TABLES);
            Waiting.until(() -> assertThat(woken).hasSize(AT_ONCE));
            for (int done = 1; done <= TABLES - AT_ONCE; done++) {
                int expected = AT_ONCE + done;
                atWork.remove().run();
                Waiting.until(() -> assertThat(woken).hasSize(expected));
                assertThat(atWork).hasSize(AT_ONCE);
            }
            assertThat(woken)
                    .doesNotHaveDuplicates()
                    .startsWith("t0", "t1", "t2")
                    .hasSize(TABLES);

            atWork.forEach(Runnable::run);
            poller.end();
            poller.begin(TABLES);
        }
        assertThat(woken).as("when all threads are done").hasSize(TABLES);
    }

    @Test
    @DisplayName("are woken by one node only: the holder of the lease, or the first to request it")
    void byOneNode() {
        try (TestNodes nodes = new TestNodes(folder);
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Store here = nodes.node();
            Store there = nodes.node();
            for (int i = 0; i < 6; i++) {
                here.append(due("t" + i, i)).join();
            }
            there.nodes().acquireLease("t1");
            there.nodes().acquireLease("t4");
            wakeAll(here, threads, 4);
            assertThat(woken).containsExactly("t0", "t2", "t3", "t5");
            wakeAll(there, threads, 6);
            assertThat(woken).endsWith("t1", "t4");
            assertThat(List.of("t0", "t2", "t3", "t5")).allMatch(here.nodes()::holdsLease);
        }
    }

    private void wakeAll(Store node, ExecutorService threads, int expected) {
        new DueTablePoller(StoredMatches.shared(node, threads), TABLES, (table, done) -> {
                    woken.add(table);
                    done.run();
                })
                .begin(TABLES);
        Waiting.until(() -> assertThat(woken).hasSize(expected));
    }

    private static AppendRequest due(String table, long wakeAt) {
        Listing listing = new Listing(
                table, "friday", Phase.PLAYING, true, true, "ada", "Ada", 4, 0, 0, 0, 0, 1, List.of(), null, wakeAt);
        return new AppendRequest(table, 0, List.of(new EntryRow(1, 0, "opened")), listing);
    }
}
