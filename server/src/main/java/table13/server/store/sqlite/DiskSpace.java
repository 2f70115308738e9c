package table13.server.store.sqlite;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/// Whether the disk is almost full. Asks the system at most every 3 seconds. Thread-safe.
final class DiskSpace {
    private static final double LOW = 0.10;

    /// Above [#LOW], so that the answer does not flap.
    private static final double ENOUGH = 0.11;

    private static final long CHECK_NANOS = TimeUnit.SECONDS.toNanos(3);

    private final Disk disk;
    private final Path folder;
    private boolean hasChecked;
    private long checkedAt;
    private boolean isLow;

    DiskSpace(Disk disk, Path folder) {
        this.disk = disk;
        this.folder = folder;
    }

    /// Reports the free part of a disk.
    interface Disk {
        /// From 0 (full) to 1 (empty).
        double freePart(Path folder) throws IOException;
    }

    static double freePart(Path folder) throws IOException {
        FileStore store = Files.getFileStore(folder);
        long total = store.getTotalSpace();
        return total <= 0 ? 1 : (double) store.getUsableSpace() / total;
    }

    synchronized boolean isLow() {
        long now = System.nanoTime();
        if (!hasChecked || now - checkedAt > CHECK_NANOS) {
            hasChecked = true;
            checkedAt = now;
            try {
                isLow = disk.freePart(folder) < (isLow ? ENOUGH : LOW);
            } catch (IOException e) {
                // A disk error shows at the next write.
            }
        }
        return isLow;
    }
}
