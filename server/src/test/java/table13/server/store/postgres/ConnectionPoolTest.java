package table13.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class ConnectionPoolTest {
    /// A few more than there are connections.
    private static final int THREADS = PostgresSettings.USUAL.pool() + 4;

    /// Each takes longer than the pool waits for a connection.
    private static final String READ = "SELECT pg_sleep(%f)".formatted((ConnectionFactory.POOL_MILLIS + 200) / 1e3);

    @Test
    void whoComesWithManyWaitsForATurnAndIsNotSentAway() {
        ConnectionFactory connections = new ConnectionFactory(
                PostgresAddress.of(TestDatabases.fresh()),
                PostgresSettings.USUAL.withTimes(60_000, 60_000, 60_000, 60_000, 60_000));
        try (ConnectionPool pool = new ConnectionPool(connections);
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                all.add(threads.submit(() -> pool.read(sql -> sql.rows(READ, row -> row.getString(1)))));
            }
            for (Future<?> each : all) {
                assertThatCode(each::get).doesNotThrowAnyException();
            }
        }
    }
}
