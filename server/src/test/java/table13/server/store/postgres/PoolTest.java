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
class PoolTest {
    private static final int PEOPLE = 400;

    /// Together they take longer than the pool waits for a connection.
    @Test
    void whoComesWithManyWaitsForATurnAndIsNotSentAway() {
        Dialer dialer = new Dialer(PostgresAddress.of(TestDatabases.fresh()), PostgresSettings.USUAL);
        try (Pool pool = new Pool(dialer);
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < PEOPLE; i++) {
                all.add(threads.submit(
                        () -> pool.read(sql -> sql.rows("SELECT pg_sleep(0.08)", row -> row.getString(1)))));
            }
            for (Future<?> each : all) {
                assertThatCode(each::get).doesNotThrowAnyException();
            }
        }
    }
}
