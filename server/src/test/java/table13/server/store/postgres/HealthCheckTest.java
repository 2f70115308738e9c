package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.kit.Waiting.until;
import static table13.server.store.Samples.append;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.server.store.Health;

@Tag("slow")
@DisplayName("The health of a store")
class HealthCheckTest {
    private static final int TABLES = 300;

    private final String database = TestDatabases.fresh();
    private final PostgresStore store = PostgresStore.open(PostgresAddress.of(database));
    private final ExecutorService tables = Executors.newVirtualThreadPerTaskExecutor();

    @AfterEach
    void close() {
        tables.shutdownNow();
        store.close();
    }

    @Test
    @DisplayName("is known although thousands of tables are queued before the probe")
    void crowdOfTables() throws InterruptedException {
        AtomicBoolean isOver = new AtomicBoolean();
        CountDownLatch busy = new CountDownLatch(Runtime.getRuntime().availableProcessors());
        for (long i = busy.getCount(); i > 0; i--) {
            tables.execute(() -> {
                busy.countDown();
                while (!isOver.get()) {
                    Thread.onSpinWait();
                }
            });
        }
        try {
            busy.await();
            until(store::health, Health::isReady);
        } finally {
            isOver.set(true);
        }
    }

    @Test
    @DisplayName("is probed once for all concurrent callers, and readers need not wait")
    void crowdOfQuestions() throws SQLException {
        store.append(append("t", 0, "opened")).join();
        CountDownLatch unanswered = new CountDownLatch(TABLES);
        try (Connection other = connection();
                Statement statement = other.createStatement()) {
            lockTrials(other, statement);
            for (int i = 0; i < TABLES; i++) {
                tables.execute(() -> {
                    store.isReady();
                    unanswered.countDown();
                });
            }
            until(() -> waiting(statement), waiting -> waiting > 0);
            assertThat(store.entries("t", 0)).hasSize(1);
            AtomicLong most = new AtomicLong();
            until(
                    () -> most.accumulateAndGet(waiting(statement), Math::max) >= 0 && unanswered.getCount() == 0,
                    () -> unanswered + ", most at once: " + most);
            assertThat(most.get()).isLessThan(PostgresSettings.USUAL.pool() / 2);
        }
    }

    @Test
    @DisplayName("is ready while appends succeed, however slow a probe is")
    void stored() throws SQLException {
        try (Connection other = connection();
                Statement statement = other.createStatement()) {
            lockTrials(other, statement);
            assertThat(store.health().sentence()).contains("takes too long");
            Future<Health> health = tables.submit(store::health);
            for (long version = 0; !health.isDone(); version++) {
                store.append(append("t", version, "moved")).join();
            }
            assertThat(health.resultNow()).isEqualTo(Health.READY);
        }
    }

    private Connection connection() throws SQLException {
        PostgresAddress address = PostgresAddress.of(database);
        return DriverManager.getConnection(address.url(), address.credentials());
    }

    private static void lockTrials(Connection connection, Statement statement) throws SQLException {
        connection.setAutoCommit(false);
        statement.execute("LOCK TABLE trials IN EXCLUSIVE MODE");
    }

    private static long waiting(Statement statement) {
        try (var row = statement.executeQuery(
                "SELECT count(*) FROM pg_locks WHERE NOT granted" + " AND relation = 'trials'::regclass")) {
            row.next();
            return row.getLong(1);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
