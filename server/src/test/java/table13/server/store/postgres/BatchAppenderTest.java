package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static table13.server.kit.Waiting.told;
import static table13.server.kit.Waiting.until;
import static table13.server.store.Samples.append;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.server.store.AppendOutcome;
import table13.server.store.EntryRow;
import table13.server.store.Health;
import table13.server.store.Store;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;
import table13.server.store.StoreMetrics;
import table13.server.store.postgres.FaultProxy.Fate;

/// Outcomes of appends when the connection to the database fails at the worst moment.
@Tag("slow")
class BatchAppenderTest {
    /// A silent connection is soon dead; an append is retried for as long as a slow machine may need.
    private static final PostgresSettings PATIENT = PostgresSettings.USUAL.withTimes(600, 800, 1_000, 120_000, 120_000);

    /// An append is soon given up.
    private static final PostgresSettings HASTY = PostgresSettings.USUAL.withTimes(3_000, 4_000, 5_000, 1_000, 2_500);

    private String database;
    private FaultProxy proxy;
    private Store store;
    private Store neighbour;

    @BeforeEach
    void open() {
        database = TestDatabases.fresh();
        proxy = FaultProxy.before(database, "table13 committer", 13);
        store = PostgresStore.open(PostgresAddress.of(proxy.through(database)), PATIENT, StoreMetrics.NONE);
        neighbour = PostgresStore.open(PostgresAddress.of(database));
        assertThat(store.append(append("t", 0, "opened")).join()).isEqualTo(AppendOutcome.COMMITTED);
    }

    @AfterEach
    void close() {
        store.close();
        neighbour.close();
        proxy.close();
    }

    private void reopen(PostgresSettings settings) {
        store.close();
        store = PostgresStore.open(PostgresAddress.of(proxy.through(database)), settings, StoreMetrics.NONE);
        // The connection is open from now on.
        assertThat(store.append(append("other", 0, "opened")).join()).isEqualTo(AppendOutcome.COMMITTED);
    }

    private List<String> log() {
        return neighbour.entries("t", 0).stream().map(EntryRow::text).toList();
    }

    private AppendOutcome moves() {
        AppendOutcome what = told(store.append(append("t", 1, "moved")));
        assertThat(proxy.isNextDone()).as("all faults have happened").isTrue();
        return what;
    }

    @Test
    void theAnswerIsLost() {
        proxy.next(Fate.SWALLOW);
        assertThat(moves()).isEqualTo(AppendOutcome.COMMITTED);
        assertThat(log()).containsExactly("opened", "moved");
    }

    @Test
    void theAnswerNeverComes() {
        proxy.next(Fate.SILENCE);
        assertThat(moves()).isEqualTo(AppendOutcome.COMMITTED);
        assertThat(log()).containsExactly("opened", "moved");
    }

    @Test
    void severalAnswersAreLost() {
        proxy.next(Fate.SWALLOW, Fate.CUT, Fate.SWALLOW, Fate.LATE, Fate.SWALLOW);
        assertThat(moves()).isEqualTo(AppendOutcome.COMMITTED);
        assertThat(log()).containsExactly("opened", "moved");
    }

    @Test
    void theRequestComesWhenNobodyWaitsForItAnyMore() {
        proxy.next(Fate.HELD);
        assertThat(moves()).isEqualTo(AppendOutcome.COMMITTED);
        assertThat(neighbour.append(append("t", 2, "answered")).join()).isEqualTo(AppendOutcome.COMMITTED);
        proxy.releaseGhosts();
        until(proxy::answeredGhosts, answered -> answered == 1);
        assertThat(log()).containsExactly("opened", "moved", "answered");
    }

    @Test
    void somebodyElseIsQuickerWhileNobodyKnows() {
        proxy.next(Fate.CUT, Fate.PASS);
        assertThat(neighbour.append(append("t", 1, "was quicker")).join()).isEqualTo(AppendOutcome.COMMITTED);
        assertThat(moves()).isEqualTo(AppendOutcome.CONFLICT);
        assertThat(log()).containsExactly("opened", "was quicker");
    }

    @Test
    void neighboursInTheSameStatementHaveTheirOwnOutcomes() {
        neighbour.append(append("u", 0, "taken")).join();
        proxy.next(Fate.SWALLOW, Fate.SWALLOW);
        CompletableFuture<AppendOutcome> moved = store.append(append("t", 1, "moved", "moved on"));
        CompletableFuture<AppendOutcome> late = store.append(append("u", 0, "too late"));
        CompletableFuture<AppendOutcome> fresh = store.append(append("v", 0, "opened"));
        assertThat(told(moved)).isEqualTo(AppendOutcome.COMMITTED);
        assertThat(told(late)).isEqualTo(AppendOutcome.CONFLICT);
        assertThat(told(fresh)).isEqualTo(AppendOutcome.COMMITTED);
        assertThat(log()).containsExactly("opened", "moved", "moved on");
    }

    @Test
    void theServerEndsTheLine() {
        TestDatabases.run(
                database,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
                        + " AND application_name = 'table13 committer'");
        assertThat(moves()).isEqualTo(AppendOutcome.COMMITTED);
        assertThat(log()).containsExactly("opened", "moved");
    }

    @Test
    void nobodyCouldFindOut() {
        reopen(HASTY);
        proxy.next(Fate.SWALLOW);
        proxy.next(Collections.nCopies(1_000, Fate.CUT).toArray(Fate[]::new));
        CompletableFuture<AppendOutcome> moved = store.append(append("t", 1, "moved"));
        until(this::log, log -> log.equals(List.of("opened", "moved")));
        assertThat(told(moved))
                .as("it must not be called refused: it is stored")
                .isEqualTo(AppendOutcome.UNKNOWN);
        assertThat(store.health().sentence()).contains("does not answer");

        proxy.clear();
        until(store::health, Health::isReady);
        assertThat(store.append(append("t", 2, "went on")).join()).isEqualTo(AppendOutcome.COMMITTED);
        assertThat(log()).containsExactly("opened", "moved", "went on");
    }

    @Test
    void whatWasNeverSentIsRefusedForSure() {
        reopen(HASTY);
        proxy.shut(true);
        // The first attempt may have been sent, and is doubtful; the next ones are not.
        var _ = catchThrowable(this::moves);
        Throwable refused = catchThrowable(this::moves).getCause();
        assertThat(refused).isInstanceOfSatisfying(StoreException.class, failure -> {
            assertThat(failure.kind()).isEqualTo(Kind.AWAY);
            assertThat(failure).hasMessageContaining("does not answer");
        });
        assertThat(store.isReady()).isFalse();
        assertThat(log()).containsExactly("opened");

        proxy.shut(false);
        until(store::health, Health::isReady);
        assertThat(moves()).isEqualTo(AppendOutcome.COMMITTED);
    }
}
