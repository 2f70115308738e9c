package table13.server.secrecy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import table13.server.LogSetup;
import table13.server.kit.DeterministicServer;

/// Pairs of servers, one for each of [WorldPair]. Several pairs are in use at the same time, since each waits for the
/// disk most of the time; on each of them one thing happens after another.
final class Lanes implements AutoCloseable {
    private final BlockingQueue<Lane> free = new LinkedBlockingQueue<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    private record Lane(DeterministicServer one, DeterministicServer other) {}

    /// Opens all servers, and keeps their log short.
    Lanes(Path folder, int count) throws IOException {
        LogSetup.level("warn");
        for (int i = 0; i < count; i++) {
            free.add(new Lane(
                    new DeterministicServer(folder.resolve("one" + i)),
                    new DeterministicServer(folder.resolve("other" + i))));
        }
    }

    /// What came of doing the same in both worlds.
    record Both<T>(T here, T there) {}

    /// Does the same in both worlds.
    <W, T> Both<T> inBoth(W one, W other, BiFunction<DeterministicServer, W, T> deed) {
        Lane lane = take();
        CompletableFuture<T> there = CompletableFuture.supplyAsync(() -> deed.apply(lane.other(), other), threads);
        try {
            T here = deed.apply(lane.one(), one);
            return new Both<>(here, there.join());
        } finally {
            // The lane is free only when both are done with it, well or not.
            there.exceptionally(_ -> null).join();
            free.add(lane);
        }
    }

    private Lane take() {
        try {
            return free.take();
        } catch (InterruptedException problem) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(problem);
        }
    }

    /// Does something for each of these, as many at a time as there are lanes for.
    <I> void forEach(List<I> items, Consumer<I> deed) {
        List<CompletableFuture<Void>> all = items.stream()
                .map(item -> CompletableFuture.runAsync(() -> deed.accept(item), threads))
                .toList();
        all.forEach(CompletableFuture::join);
    }

    @Override
    public void close() {
        for (Lane lane : free) {
            lane.one().close();
            lane.other().close();
        }
        threads.shutdown();
        LogSetup.level("info");
    }
}
