package table13.server.store.sqlite;

import static table13.server.store.Samples.append;
import static table13.server.store.Samples.listing;
import static table13.server.store.Samples.with;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import table13.server.store.Samples;
import table13.server.store.Store;
import table13.server.store.Waking;
import table13.table.Listing;
import table13.table.Phase;

/// Measures durable appends, by hand: `StoreBench TABLES SECONDS READERS EXISTING-TABLES`. Every table appends a line,
/// waits until it is on disk, and appends the next.
final class StoreBench {
    private StoreBench() {}

    public static void main(String[] arguments) throws IOException {
        int tables = Integer.parseInt(arguments[0]);
        long nanos = Long.parseLong(arguments[1]) * 1_000_000_000;
        int readers = Integer.parseInt(arguments[2]);
        int existing = Integer.parseInt(arguments[3]);
        Path folder = Files.createTempDirectory(Path.of("/tmp"), "store-bench");
        try (SqliteStore store = SqliteStore.open(folder)) {
            fill(store, existing);
            for (int round = 1; round <= 3; round++) {
                String prefix = "r" + round + "-";
                play(store, prefix, tables, readers, nanos);
                IO.println("  write-ahead log " + Files.size(folder.resolve("table13.db-wal")) / 1_000_000 + " MB");
            }
            for (int round = 0; round < 3; round++) {
                time("publicTables", () -> store.publicTables(1, 50).size());
                time(
                        "publicTables, nobody there",
                        () -> store.publicTables(Long.MAX_VALUE, 50).size());
                time("tablesOf", () -> store.tablesOf("g7", 50).size());
                time(
                        "tablesToWake",
                        () -> store.tablesToWake(0, Waking.BEFORE_ALL, 200).size());
                time("openTables", store::openTables);
                time("sharedTablesOf", () -> store.sharedTablesOf("g7"));
            }
        }
        long start = System.nanoTime();
        SqliteStore.open(folder).close();
        IO.println("open and close " + (System.nanoTime() - start) / 1_000_000 + " ms, in " + folder);
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

    private static void play(Store store, String prefix, int tables, int readers, long nanos) {
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
                // Not virtual: a loop that never waits would keep the players from their processors.
                Thread.ofPlatform().start(() -> {
                    while (System.nanoTime() < start + nanos) {
                        store.lines(table, 10);
                    }
                });
            }
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        long[] all = waits.stream().flatMapToLong(Arrays::stream).sorted().toArray();
        IO.println("%d tables, %d readers: %,.0f appends/s, median %.1f ms, 99%% %.1f ms, worst %.1f ms, %.0f µs of CPU"
                .formatted(
                        tables,
                        readers,
                        all.length / seconds,
                        all[all.length / 2] / 1e6,
                        all[all.length * 99 / 100] / 1e6,
                        all[all.length - 1] / 1e6,
                        (committerNanos() - cpuBefore) / 1e3 / all.length));
    }

    private static long[] play(Store store, String table, long end) {
        long[] waits = new long[1_000];
        int version = 0;
        for (long now = System.nanoTime(); now < end; version++) {
            Listing listing = with(listing(table), Phase.PLAYING, now, now + 60_000);
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
