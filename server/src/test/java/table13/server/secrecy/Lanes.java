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

/// Pairs of servers, one for each side of a [WorldPair]. Several pairs run in parallel, because each mostly waits for
/// the disk. Each pair does one task at a time.
final class Lanes implements AutoCloseable {
    private final BlockingQueue<Lane> free = new LinkedBlockingQueue<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    private record Lane(DeterministicServer one, DeterministicServer other) {}

    /// Starts all servers, and reduces logging.
    Lanes(Path folder, int count) throws IOException {
        LogSetup.level("warn");
        for (int i = 0; i < count; i++) {
            free.add(new Lane(
                    new DeterministicServer(folder.resolve("one" + i)),
                    new DeterministicServer(folder.resolve("other" + i))));
        }
    }

    /// Results in both worlds.
    record Both<T>(T here, T there) {}

    /// Runs a task in both worlds.
    <W, T> Both<T> inBoth(W one, W other, BiFunction<DeterministicServer, W, T> task) {
        Lane lane = take();
        CompletableFuture<T> there = CompletableFuture.supplyAsync(() -> task.apply(lane.other(), other), threads);
        try {
            T here = task.apply(lane.one(), one);
            return new Both<>(here, there.join());
        } finally {
            // The lane is free only when both sides have ended, successfully or not.
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

    /// Runs a task for each item, one per lane at a time.
    <I> void forEach(List<I> items, Consumer<I> task) {
        List<CompletableFuture<Void>> all = items.stream()
                .map(item -> CompletableFuture.runAsync(() -> task.accept(item), threads))
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
