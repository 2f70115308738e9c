package table13.server.store.sqlite;

import java.nio.file.Path;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import table13.server.store.Guest;
import table13.server.store.Store;
import table13.server.store.StoreException;

/// A disk with room for a fixed number of database pages: SQLite itself reports that it is full.
public final class TightDisk {
    private static final int HASH_BYTES = 32;
    private static final int LONGEST_NAME = 20_000;

    private final AtomicInteger pages;
    private int guests;

    public TightDisk(int pages) {
        this.pages = new AtomicInteger(pages);
    }

    /// Opens a database on it.
    public Store open(Path folder) {
        return SqliteStore.open(folder, SqliteSettings.USUAL.withWriter(connection -> {
            try (Statement statement = connection.createStatement()) {
                statement.execute("PRAGMA max_page_count = " + pages.get());
            }
            return connection;
        }));
    }

    /// Fills the disk, except the free space within used pages.
    public void fill(Store store) {
        for (int length = LONGEST_NAME; length > 0; length /= 2) {
            while (fits(store, "x".repeat(length))) {
                // repeat
            }
        }
    }

    private boolean fits(Store store, String name) {
        try {
            byte[] hash = new byte[HASH_BYTES];
            hash[0] = (byte) ++guests;
            hash[1] = (byte) (guests >> 8);
            store.addGuest(new Guest("filler " + guests, name, 0), hash);
            return true;
        } catch (StoreException failure) {
            if (failure.kind() == StoreException.Kind.DISK_FULL) {
                return false;
            }
            throw failure;
        }
    }

    /// Adds free pages, available to the next write.
    public void grow(int morePages) {
        pages.addAndGet(morePages);
    }
}
