package table13.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static table13.server.kit.Waiting.told;
import static table13.server.kit.Waiting.until;
import static table13.server.store.AppendOutcome.COMMITTED;
import static table13.server.store.AppendOutcome.CONFLICT;
import static table13.server.store.Samples.append;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import table13.server.kit.Waiting;

/// Contract of every store: logs.
public interface LogContract {
    Store store();

    /// The same store on another node; null for stores of one server.
    default @Nullable Store anotherNode() {
        return null;
    }

    @Test
    default void keepsLinesInOrder() {
        assertThat(store().append(append("t", 0, "opened", "seated")).join()).isEqualTo(COMMITTED);
        assertThat(store().append(append("t", 2, "started")).join()).isEqualTo(COMMITTED);

        assertThat(store().entries("t", 0))
                .containsExactly(
                        new EntryRow(1, 5_001, "opened"),
                        new EntryRow(2, 5_002, "seated"),
                        new EntryRow(3, 5_003, "started"));
        assertThat(store().entries("t", 2)).containsExactly(new EntryRow(3, 5_003, "started"));
        assertThat(store().entries("t", 3)).isEmpty();
        assertThat(store().entries("t", 1, 2)).containsExactly(new EntryRow(2, 5_002, "seated"));
        assertThat(store().entries("nowhere", 0)).isEmpty();
    }

    @Test
    default void keepsEveryCharacter() {
        String text = "\0 '\" \\ \n ? ♥ 🂡 ";
        store().append(append("t", 0, text)).join();
        assertThat(store().entries("t", 0)).extracting(EntryRow::text).containsExactly(text);
    }

    @Test
    default void keepsLongLines() {
        String text = "🂡 ".repeat(200_000);
        assertThat(store().append(append("t", 0, text, "short")).join()).isEqualTo(COMMITTED);
        assertThat(store().entries("t", 0)).extracting(EntryRow::text).containsExactly(text, "short");
    }

    @Test
    default void appendsManyLinesOrNone() {
        String[] many = IntStream.range(0, 300).mapToObj(i -> "entry " + i).toArray(String[]::new);
        assertThat(store().append(append("t", 0, "opened")).join()).isEqualTo(COMMITTED);
        assertThat(store().append(append("t", 1, many)).join()).isEqualTo(COMMITTED);
        assertThat(store().append(append("t", 1, many)).join()).isEqualTo(CONFLICT);
        assertThat(store().entries("t", 1)).extracting(EntryRow::text).containsExactly(many);
    }

    @Test
    default void twoNodesGiveEveryVersionToOne() throws Exception {
        try (Store other = anotherNode()) {
            if (other == null) {
                return; // a store for one server has no other node
            }
            List<CompletableFuture<AppendOutcome>> all = new ArrayList<>();
            for (int version = 0; version < 30; version++) {
                for (int table = 0; table < 10; table++) {
                    all.add(store().append(append("t" + table, version, "one")));
                    all.add(other.append(append("t" + table, version, "other")));
                }
                told(CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)));
            }
            for (int i = 0; i < all.size(); i += 2) {
                assertThat(List.of(all.get(i).join(), all.get(i + 1).join()))
                        .as("one of the two")
                        .containsExactlyInAnyOrder(COMMITTED, CONFLICT);
            }
            for (int table = 0; table < 10; table++) {
                assertThat(other.entries("t" + table, 0)).hasSize(30).isEqualTo(store().entries("t" + table, 0));
            }
        }
    }

    @Test
    default void refusesWhoeverIsBehindOrAhead() {
        store().append(append("t", 0, "opened", "seated")).join();

        assertThat(store().append(append("t", 0, "other")).join()).isEqualTo(CONFLICT);
        assertThat(store().append(append("t", 1, "other")).join()).isEqualTo(CONFLICT);
        assertThat(store().append(append("t", 3, "other")).join()).isEqualTo(CONFLICT);
        assertThat(store().append(append("new", 1, "other")).join()).isEqualTo(CONFLICT);
        assertThat(store().entries("t", 0)).extracting(EntryRow::text).containsExactly("opened", "seated");
        assertThat(store().entries("new", 0)).isEmpty();
        assertThat(store().openTables()).as("a refused table is not listed").isEqualTo(1);
    }

    @Test
    default void refusesOneAppendAndTakesItsNeighbours() {
        List<CompletableFuture<AppendOutcome>> all = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            all.add(store().append(append("t" + i, 0, "first")));
            all.add(store().append(append("t" + i, 0, "too late")));
            all.add(store().append(append("t" + i, 1, "second")));
        }
        for (int i = 0; i < 50; i++) {
            assertThat(all.subList(3 * i, 3 * i + 3))
                    .extracting(CompletableFuture::join)
                    .containsExactly(COMMITTED, CONFLICT, COMMITTED);
            assertThat(store().entries("t" + i, 0)).extracting(EntryRow::text).containsExactly("first", "second");
        }
    }

    @Test
    default void givesEveryVersionToOneOfMany() throws Exception {
        int writers = 16;
        int versions = 40;
        List<Future<List<Long>>> wins = new ArrayList<>();
        CountDownLatch ready = new CountDownLatch(writers);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < writers; i++) {
                String me = "writer " + i;
                wins.add(threads.submit(() -> {
                    ready.countDown();
                    ready.await();
                    return race(me, versions);
                }));
            }
            List<Long> won = new ArrayList<>();
            for (Future<List<Long>> each : wins) {
                won.addAll(each.get(Waiting.LIMIT.toSeconds(), TimeUnit.SECONDS));
            }
            List<EntryRow> entries = store().entries("t", 0);
            assertThat(entries)
                    .extracting(EntryRow::version)
                    .containsExactlyElementsOf(
                            LongStream.rangeClosed(1, entries.size()).boxed().toList());
            assertThat(won)
                    .as("acknowledged versions")
                    .containsExactlyInAnyOrderElementsOf(
                            entries.stream().map(EntryRow::version).toList());
        }
    }

    /// Appends until the log is long enough.
    ///
    /// @return the versions won
    private List<Long> race(String me, int versions) {
        List<Long> won = new ArrayList<>();
        long version = 0;
        while (version < versions) {
            if (store().append(append("t", version, me)).join() == COMMITTED) {
                version++;
                won.add(version);
                assertThat(store().entries("t", version - 1))
                        .as("what was stored can be read at once")
                        .startsWith(new EntryRow(version, 5_000 + version, me));
            } else {
                version += store().entries("t", version).size();
            }
        }
        return won;
    }

    @Test
    default void refusesLinesThatLeaveAGap() {
        EntryRow third = new EntryRow(3, 0, "x");
        assertThatThrownBy(() -> new AppendRequest("t", 1, List.of(third), Samples.listing("t")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new AppendRequest("t", 1, List.of(), Samples.listing("t")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new AppendRequest("t", 2, List.of(third), Samples.listing("u")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    default void keepsCheckpointsWithTheLinesTheyComeWith() {
        CheckpointRow second = new CheckpointRow(2, 2, "before the second", "first ended");
        assertThat(store().append(with(append("t", 0, "opened", "over", "started"), second))
                        .join())
                .isEqualTo(COMMITTED);
        CheckpointRow third = new CheckpointRow(3, 3, "before the third", "second ended");
        assertThat(store().append(with(append("t", 2, "late"), third)).join()).isEqualTo(CONFLICT);
        assertThat(store().checkpoint("t", 9))
                .as("what is refused leaves no checkpoint")
                .contains(second);

        assertThat(store().append(with(append("t", 3, "started"), third)).join())
                .isEqualTo(COMMITTED);
        assertThat(store().checkpoint("t", 9)).contains(third);
        assertThat(store().checkpoint("t", 3)).contains(third);
        assertThat(store().checkpoint("t", 2)).contains(second);
        assertThat(store().checkpoint("t", 1)).isEmpty();
        assertThat(store().checkpoint("u", 9)).isEmpty();
        assertThat(store().endings("t", 9)).containsExactly("first ended", "second ended");
        assertThat(store().endings("t", 2)).containsExactly("first ended");
    }

    @Test
    default void replacesCheckpoints() {
        CheckpointRow old = new CheckpointRow(2, 1, "unreadable", "unreadable");
        CheckpointRow anew = new CheckpointRow(2, 2, "worked out anew", "first ended");
        store().append(with(append("t", 0, "opened", "over", "started"), old)).join();
        store().putCheckpoints("t", List.of(anew));
        until(() -> store().checkpoint("t", 9), row -> row.equals(Optional.of(anew)));
        assertThat(store().endings("t", 9)).containsExactly("first ended");
    }

    private static AppendRequest with(AppendRequest append, CheckpointRow row) {
        return new AppendRequest(
                append.table(), append.expectedVersion(), append.entries(), append.listing(), List.of(row));
    }

    @Test
    default void isReady() {
        assertThat(store().isReady()).isTrue();
        assertThat(store().health()).isEqualTo(Health.READY);
    }

    @Test
    default void aClosedStoreRefusesForSure() {
        store().append(append("t", 0, "opened")).join();
        store().close();
        assertThatThrownBy(() -> store().append(append("t", 1, "too late")).join())
                .hasCauseInstanceOf(StoreException.class);
        assertThatThrownBy(() -> store().entries("t", 0)).isInstanceOf(StoreException.class);
        store().close();
    }

    @Test
    default void hasATimeThatAllNodesGoBy() {
        assertThat(store().nodes().clock().instant()).isCloseTo(Instant.now(), within(1, ChronoUnit.MINUTES));
    }
}
