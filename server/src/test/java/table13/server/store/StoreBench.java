package table13.server.store;

import static table13.server.store.Samples.append;
import static table13.server.store.Samples.listing;
import static table13.server.store.Samples.with;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.store.postgres.PostgresAddress;
import table13.server.store.postgres.PostgresStore;
import table13.server.store.postgres.TestPostgres;
import table13.server.store.sqlite.SqliteStore;
import table13.table.Listing;
import table13.table.Phase;

/// Measures durable appends on SQLite and on PostgreSQL in turns, by hand. Every table appends an entry, waits until it
/// is stored, and appends the next; some threads read meanwhile. `-DargLine=` enables the C2 compiler.
/// ```
/// scripts/mvn -pl server -am -Djacoco.skip -DargLine= -Dsurefire.failIfNoSpecifiedTests=false -Dtest=StoreBench \\
///     -Dbench.tables=300 -Dbench.seconds=5 -Dbench.readers=1 -Dbench.existing=20000 test
/// ```
class StoreBench {
    private static final int TABLES = Integer.getInteger("bench.tables", 300);
    private static final long NANOS = Integer.getInteger("bench.seconds", 5) * 1_000_000_000L;
    private static final int READERS = Integer.getInteger("bench.readers", 0);
    private static final int EXISTING = Integer.getInteger("bench.existing", 0);
    private static final int ROUNDS = 3;

    @TempDir
    private Path folder;

    private TestPostgres postgres;

    @Test
    void run() {
        try (TestPostgres started = TestPostgres.inEarnest(folder.resolve("postgres"))) {
            postgres = started;
            for (boolean isPostgres : new boolean[] {false, true}) {
                try (Store store = open(isPostgres)) {
                    fill(store, EXISTING);
                }
            }
            List<Double> ratios = new ArrayList<>();
            for (int round = 1; round <= ROUNDS; round++) {
                double sqlite = round(round, false);
                ratios.add(round(round, true) / sqlite);
            }
            IO.println("PostgreSQL to SQLite, appends a second: " + ratios);
            for (boolean isPostgres : new boolean[] {false, true}) {
                try (Store store = open(isPostgres)) {
                    IO.println(isPostgres ? "PostgreSQL" : "SQLite");
                    lists(store);
                }
            }
        }
    }

    private Store open(boolean isPostgres) {
        return isPostgres
                ? PostgresStore.open(PostgresAddress.of(postgres.address("postgres")))
                : SqliteStore.open(folder.resolve("sqlite"));
    }

    private double round(int round, boolean isPostgres) {
        try (Store store = open(isPostgres)) {
            IO.print(isPostgres ? "PostgreSQL: " : "SQLite:     ");
            long before = postgres.processorTime().toNanos();
            double[] result = play(store, "r" + round + "-", TABLES, READERS, NANOS);
            if (isPostgres) {
                IO.print(", and %.0f µs in its own processes"
                        .formatted((postgres.processorTime().toNanos() - before) / 1e3 / result[1]));
            }
            IO.println();
            return result[0];
        }
    }

    private static void lists(Store store) {
        for (int round = 0; round < 2; round++) {
            time("publicTables", () -> store.publicTables(1, 50).size());
            time(
                    "publicTables, no guests",
                    () -> store.publicTables(Long.MAX_VALUE, 50).size());
            time("tablesOf", () -> store.tablesOf("g7", 50).size());
            time(
                    "tablesToWake",
                    () -> store.tablesToWake(0, DueTable.BEFORE_ALL, 200).size());
            time("openTables", store::openTables);
            time("sharedTablesOf", () -> store.sharedTablesOf("g7"));
        }
    }

    private static void fill(Store store, int existing) {
        for (int i = 0; i < existing; i++) {
            Listing each = Samples.seated(
                    with(listing("e" + i), Phase.PLAYING, i, (long) i + 1),
                    "g" + i % 20_000,
                    "g" + i % 20_000,
                    "h" + i);
            var added = store.append(append(each, 0, "opened"));
            if (i % 1_000 == 0 || i == existing - 1) {
                added.join();
            }
            if (i % 3 == 0) {
                store.hereUntil("e" + i, 1_000);
            }
        }
    }

    /// Returns the appends per second, and their number.
    private static double[] play(Store store, String prefix, int tables, int readers, long nanos) {
        ConcurrentLinkedQueue<long[]> waits = new ConcurrentLinkedQueue<>();
        long cpuBefore = committerNanos();
        long start = System.nanoTime();
        try (ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < tables; i++) {
                String table = prefix + i;
                players.execute(() -> waits.add(play(store, table, start + nanos)));
            }
            for (int i = 0; i < readers; i++) {
                String table = prefix + i;
                // Not virtual: a loop without waits would starve the players.
                Thread.ofPlatform().start(() -> {
                    while (System.nanoTime() < start + nanos) {
                        store.entries(table, 10);
                    }
                });
            }
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        long[] all = waits.stream().flatMapToLong(Arrays::stream).sorted().toArray();
        IO.print("%d tables, %d readers: %,.0f appends/s, median %.1f ms, 99%% %.1f ms, worst %.1f ms, %.0f µs of CPU"
                .formatted(
                        tables,
                        readers,
                        all.length / seconds,
                        all[all.length / 2] / 1e6,
                        all[all.length * 99 / 100] / 1e6,
                        all[all.length - 1] / 1e6,
                        (committerNanos() - cpuBefore) / 1e3 / all.length));
        return new double[] {all.length / seconds, all.length};
    }

    private static long[] play(Store store, String table, long end) {
        long[] waits = new long[1_000];
        int version = 0;
        for (long now = System.nanoTime(); now < end; version++) {
            long millis = System.currentTimeMillis();
            Listing listing = with(listing(table), Phase.PLAYING, millis, millis + 60_000);
            store.append(append(listing, version, "{\"move\":\"7h 8h 9h\",\"seat\":2,\"thought\":1234}"))
                    .join();
            long then = System.nanoTime();
            waits = version < waits.length ? waits : Arrays.copyOf(waits, 2 * version);
            waits[version] = then - now;
            now = then;
        }
        return Arrays.copyOf(waits, version);
    }

    private static long committerNanos() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        for (ThreadInfo each : threads.dumpAllThreads(false, false)) {
            if (each.getThreadName().equals("store-committer")) {
                return threads.getThreadCpuTime(each.getThreadId());
            }
        }
        return 0;
    }

    private static void time(String what, Supplier<Integer> query) {
        long start = System.nanoTime();
        int answer = query.get();
        IO.println("%-28s %8.3f ms (%d)".formatted(what, (System.nanoTime() - start) / 1e6, answer));
    }
}
