package table13.server.store.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Whether the database is still the file that was opened. SQLite does not ask: it goes on writing to a file that has
/// lost its name, and whoever looks for it at the next start finds nothing, or another one.
///
/// The committer asks after every COMMIT and before anybody is told of it. So whatever was acknowledged stood, after
/// its commit, in the files of these names. Once they were gone nothing is stored any more, even if a file of the name
/// comes back: only a new start looks at what is in it.
final class DatabaseFileCheck {
    private final Path path;
    private final Path log;
    private final Object key;
    private final FolderLock lock;
    private volatile @Nullable StoreException lost;

    // Of the committer's thread alone.
    private @Nullable Object logKey;

    private DatabaseFileCheck(Path path, Object key, FolderLock lock) {
        this.path = path;
        this.key = key;
        this.lock = lock;
        log = path.resolveSibling(path.getFileName() + "-wal");
    }

    /// Of a file that is there.
    ///
    /// @param lock of its folder
    static DatabaseFileCheck of(SqliteFile file, FolderLock lock) throws IOException {
        return new DatabaseFileCheck(file.path(), keyOf(file.path()), lock);
    }

    /// @throws StoreException if the file is gone, or another one is in its place
    void check() {
        if (lost == null && !isStill(key, path)) {
            lost = failure(path);
        }
        StoreException found = lost;
        if (found != null) {
            throw found;
        }
    }

    /// As [#check], and the same of the write-ahead log, in which the latest commits are, and of the folder's lock.
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

    /// The connection that wrote is closed; the next one may make a new write-ahead log.
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

    /// Where files have no key, an open one cannot be taken away either: it is enough that one is there.
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
