package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.kit.Waiting.told;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.server.store.StoreMetrics;
import table13.server.store.postgres.FaultProxy.Fate;

/// Two nodes append to the same tables, while their connections to the database lose answers, break, and delay
/// requests: each acknowledged append is stored exactly once.
@Tag("slow")
class AppendHistoryTest {
    private static final int TABLES = 8;
    private static final int FAULTS = 60;
    private static final long LONGEST_NANOS = TimeUnit.MINUTES.toNanos(5);
    private static final PostgresSettings HASTY = PostgresSettings.USUAL.withTimes(600, 800, 1_000, 60_000, 60_000);

    private String database;
    private PostgresStore reader;
    private FaultProxy proxy;
    private Moves moves;
    private long begun;

    @BeforeEach
    void open() {
        database = TestDatabases.fresh();
        reader = PostgresStore.open(PostgresAddress.of(database));
        proxy = FaultProxy.before(database, "table13 committer", 1_313);
        moves = new Moves(reader, TABLES);
        begun = System.nanoTime();
    }

    @AfterEach
    void close() {
        reader.close();
        proxy.close();
    }

    private PostgresAddress throughFaults() {
        return PostgresAddress.of(proxy.through(database));
    }

    /// After every fault and many appends, or at the time limit.
    private boolean isEnough() {
        return isMuch() || System.nanoTime() - begun > LONGEST_NANOS;
    }

    private boolean isMuch() {
        return Arrays.stream(Fate.values()).allMatch(fate -> fate == Fate.HELD || proxy.met(fate) > 0)
                && proxy.met(Fate.SWALLOW) >= 8
                && proxy.met(Fate.LATE) >= 4
                && moves.timesBehind() > 0
                && moves.acknowledgements() > 100;
    }

    private void assertMuchHappened() {
        assertThat(isMuch())
                .as(
                        "much has happened: faults %s, %d times behind, %d acknowledged",
                        Arrays.stream(Fate.values())
                                .map(fate -> fate + " " + proxy.met(fate))
                                .toList(),
                        moves.timesBehind(),
                        moves.acknowledgements())
                .isTrue();
    }

    @Test
    void nothingIsLostAndNothingDoubled() {
        try (PostgresStore one = PostgresStore.open(throughFaults(), HASTY, StoreMetrics.NONE);
                PostgresStore other = PostgresStore.open(throughFaults(), HASTY, StoreMetrics.NONE)) {
            proxy.faults(FAULTS);
            moves.play(
                    List.of(append -> told(one.append(append)), append -> told(other.append(append))), this::isEnough);
            proxy.clear();
        }
        assertMuchHappened();
        assertThat(moves.lost()).isEmpty();
        assertThat(moves.doubled()).isEmpty();
        assertThat(moves.untold()).isEmpty();
    }

    /// Shows that the test above would detect the fault.
    @Test
    void withoutIdsMovesAreDoubled() {
        ConnectionFactory connections = new ConnectionFactory(throughFaults(), HASTY);
        try (NaiveAppender one = new NaiveAppender(connections);
                NaiveAppender other = new NaiveAppender(connections)) {
            proxy.faults(FAULTS);
            moves.play(List.of(one, other), this::isEnough);
            proxy.clear();
        }
        assertMuchHappened();
        assertThat(moves.doubled()).isNotEmpty();
    }
}
