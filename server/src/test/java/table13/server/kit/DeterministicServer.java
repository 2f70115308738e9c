package table13.server.kit;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import table13.server.GivenServer;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.store.Store;
import table13.server.store.sqlite.SqliteStore;

/// A real server without randomness. Its clock advances only on request, its ids and secrets follow from a seed, and
/// its cards are those of a [FixedDeal].
public final class DeterministicServer implements AutoCloseable {
    /// Gap between runs, long enough for the tables of the last run to leave all lists.
    private static final long EVENING_MILLIS = 600_000;

    private static final long TICK_MILLIS = 250;

    private final AtomicLong now = new AtomicLong(1_790_000_000_000L);
    private final Random luck = new Random();
    private final Map<String, FixedDeal> fates = new ConcurrentHashMap<>();
    private final Store store;
    private final TableServer server;

    public DeterministicServer(Path folder) throws IOException {
        store = SqliteStore.open(folder);
        server = GivenServer.start(
                ServerSettings.usual(folder, 0).withPause(0),
                store,
                () -> Instant.ofEpochMilli(now.get()),
                luck,
                deal -> fates.get(deal.table()).unfold());
    }

    public int port() {
        return server.port();
    }

    public Store store() {
        return store;
    }

    /// Begins a new run with random numbers from this seed.
    public void beginAnew(long seed) {
        now.updateAndGet(last -> (last / EVENING_MILLIS + 1) * EVENING_MILLIS);
        luck.setSeed(seed);
    }

    /// Sets the deal of a table.
    public void decide(String table, FixedDeal deal) {
        fates.put(table, deal);
    }

    public void tick() {
        now.addAndGet(TICK_MILLIS);
    }

    @Override
    public void close() {
        server.close();
    }
}
