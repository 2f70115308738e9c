package table13.server.store.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Checks that the database is still the file that was opened. SQLite does not: it goes on writing to a deleted or
/// renamed file, and the next start finds no database, or another one.
///
/// The committer checks after every COMMIT, before any result is published. So every acknowledged write was, after its
/// commit, in the files of these names. Once a file was missing nothing is stored until a restart, even if a file of
/// the name returns: only a start checks its content.
final class DatabaseFileCheck {
    private final Path path;
    private final Path log;
    private final Object key;
    private final FolderLock lock;
    private volatile @Nullable StoreException lost;

    // Confined to the committer thread.
    private @Nullable Object logKey;

    private DatabaseFileCheck(Path path, Object key, FolderLock lock) {
        this.path = path;
        this.key = key;
        this.lock = lock;
        log = path.resolveSibling(path.getFileName() + "-wal");
    }

    /// Checks an existing file.
    ///
    /// @param lock of its folder
    static DatabaseFileCheck of(SqliteFile file, FolderLock lock) throws IOException {
        return new DatabaseFileCheck(file.path(), keyOf(file.path()), lock);
    }

    /// @throws StoreException if the file is missing or was replaced
    void check() {
        if (lost == null && !isStill(key, path)) {
            lost = failure(path);
        }
        StoreException found = lost;
        if (found != null) {
            throw found;
        }
    }

    /// As [#check], and also checks the write-ahead log, which holds the latest commits, and the folder's lock.
    void checkAfterCommit() {
        check();
        try {
            lock.check();
        } catch (StoreException failure) {
            lost = failure;
            throw failure;
        }
        if (logKey == null) {
            logKey = keyOrNull(log);
        } else if (!isStill(logKey, log)) {
            StoreException found = failure(log);
            lost = found;
            throw found;
        }
    }

    /// Call after closing the writing connection: the next one may create a new write-ahead log.
    void expectNewLog() {
        logKey = null;
    }

    boolean isLost() {
        return lost != null;
    }

    private static boolean isStill(Object key, Path path) {
        return key.equals(keyOrNull(path));
    }

    private static @Nullable Object keyOrNull(Path path) {
        try {
            return keyOf(path);
        } catch (IOException e) {
            return null;
        }
    }

    /// On file systems without file keys an open file cannot be removed, so its existence suffices.
    private static Object keyOf(Path path) throws IOException {
        Object key = Files.readAttributes(path, BasicFileAttributes.class).fileKey();
        return key == null ? path : key;
    }

    private static StoreException failure(Path path) {
        return new StoreException(
                Kind.GONE,
                path + " was deleted, moved or replaced while the server was using it. Nothing more is stored. Stop the"
                        + " server, put all files of its data folder back or take the latest backup, and start it again.");
    }
}
