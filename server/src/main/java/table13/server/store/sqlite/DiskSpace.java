package table13.server.store.sqlite;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/// Whether little of the disk is free. Asks the system every 3 seconds at most. Thread-safe.
final class DiskSpace {
    private static final double LOW = 0.10;

    /// A little more than low, so that it does not change all the time.
    private static final double ENOUGH = 0.11;

    private static final long LOOK_NANOS = TimeUnit.SECONDS.toNanos(3);

    private final Disk disk;
    private final Path folder;
    private boolean hasLooked;
    private long lookedAt;
    private boolean isLow;

    DiskSpace(Disk disk, Path folder) {
        this.disk = disk;
        this.folder = folder;
    }

    /// Tells how much of a disk is free.
    interface Disk {
        /// From 0, nothing, to 1, all of it.
        double freePart(Path folder) throws IOException;
    }

    static double freePart(Path folder) throws IOException {
        FileStore store = Files.getFileStore(folder);
        long total = store.getTotalSpace();
        return total <= 0 ? 1 : (double) store.getUsableSpace() / total;
    }

    synchronized boolean isLow() {
        long now = System.nanoTime();
        if (!hasLooked || now - lookedAt > LOOK_NANOS) {
            hasLooked = true;
            lookedAt = now;
            try {
                isLow = disk.freePart(folder) < (isLow ? ENOUGH : LOW);
            } catch (IOException e) {
                // Whatever is wrong shows when something is stored.
            }
        }
        return isLow;
    }
}
