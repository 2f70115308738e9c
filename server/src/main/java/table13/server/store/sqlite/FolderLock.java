package table13.server.store.sqlite;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Reserves a data folder for one server, by a lock of the operating system on `table13.lock`. The lock ends with the
/// process, even after a crash. Servers of all versions respect it.
///
/// The lock is not on the database itself: POSIX drops all locks that a process has on a file as soon as the process
/// closes any descriptor of that file, and SQLite opens and closes the database at will.
///
/// A lock file can be deleted while it is locked, and another server could lock a new file of the same name. So the
/// file holds its own identity (its inode), written by the server that locked it first. A file without it is new, or a
/// copy. Then the database is checked, which cannot be deleted without the data: SQLite keeps a shared lock on it for
/// as long as a server has it open, and grants no exclusive one. This check is not made every time, because a running
/// backup has the shared lock as well and must not keep a server from starting.
///
/// The server that holds the lock compares the file's identity after every commit, see [#check].
final class FolderLock implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(FolderLock.class);
    private static final String NAME = "table13.lock";
    private static final int MOST_TRIES = 5;
    private static final int LONGEST_IDENTITY = 200;

    /// The lock files of this process. Opening one of them again and closing it would drop its lock.
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path folder;
    private final Path file;
    private final Locking locking;
    private Held held;
    private boolean isWarned;

    private FolderLock(Path folder, Path file, Locking locking, Held held) {
        this.folder = folder;
        this.file = file;
        this.locking = locking;
        this.held = held;
    }

    /// Locks an open file. Returns null if another process has the lock.
    interface Locking {
        @Nullable
        FileLock tryLock(FileChannel channel) throws IOException;
    }

    /// A locked file and its identity.
    private record Held(FileChannel channel, Object identity) {}

    /// Creates the folder if it is missing.
    ///
    /// @throws StoreException if another server has locked it, or if it is not writable
    static FolderLock take(Path folder) {
        return take(folder, FileChannel::tryLock);
    }

    static FolderLock take(Path folder, Locking locking) {
        Path file = place(folder);
        if (!HELD.add(file)) {
            throw inUse(folder);
        }
        try {
            if (!holdsItsIdentity(file) && SqliteFile.in(folder).isInUse()) {
                throw new StoreException(
                        Kind.LOCKED,
                        "Another program is using the database in " + folder + ": a server whose " + NAME
                                + " was deleted or replaced, or a backup. Stop it, or choose another folder.");
            }
            return new FolderLock(folder, file, locking, lock(folder, file, locking));
        } catch (IOException e) {
            HELD.remove(file);
            throw unwritable(folder, e);
        } catch (RuntimeException e) {
            HELD.remove(file);
            throw e;
        }
    }

    private static Path place(Path folder) {
        try {
            OwnerOnly.makeFolder(folder);
            return folder.toRealPath().resolve(NAME);
        } catch (IOException e) {
            throw unwritable(folder, e);
        }
    }

    /// After locking, checks that the name still belongs to the locked file.
    private static Held lock(Path folder, Path file, Locking locking) throws IOException {
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            OwnerOnly.makeFile(file);
            OwnerOnly.tighten(file);
            Object identity = identity(file);
            FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
            try {
                lock(folder, channel, locking);
            } catch (StoreException failure) {
                close(channel);
                throw failure;
            }
            if (identity != null && identity.equals(identity(file))) {
                keepIdentity(channel, identity);
                return new Held(channel, identity);
            }
            close(channel);
        }
        throw inUse(folder);
    }

    private static void lock(Path folder, FileChannel channel, Locking locking) {
        try {
            if (locking.tryLock(channel) == null) {
                throw inUse(folder);
            }
        } catch (OverlappingFileLockException e) {
            throw inUse(folder);
        } catch (IOException e) {
            throw new StoreException(
                    Kind.IO_ERROR,
                    "The data folder " + folder + " is on a file system without locks, as some network file systems"
                            + " are. Choose a folder on a local disk.",
                    e);
        }
    }

    /// Checks that the lock file was not deleted or replaced since it was locked. If so, creates and locks a new one.
    ///
    /// @throws StoreException if another server has locked the folder meanwhile
    synchronized void check() {
        if (held.identity().equals(identity(file))) {
            return;
        }
        try {
            Held anew = lock(folder, file, locking);
            close(held.channel());
            held = anew;
            LOG.warn("{} was deleted or replaced while the server was using it; created a new one", file);
            isWarned = false;
        } catch (IOException e) {
            // No other server can create one either, and the database is still locked.
            if (!isWarned) {
                LOG.warn("{} was deleted while the server was using it; cannot create a new one", file);
            }
            isWarned = true;
        } catch (StoreException e) {
            throw e.kind() != Kind.LOCKED
                    ? e
                    : new StoreException(
                            Kind.GONE,
                            file + " was deleted or replaced while the server was using it, and another server has"
                                    + " locked the data folder. This server stores nothing more. Stop it.");
        }
    }

    @Override
    public synchronized void close() {
        close(held.channel());
        HELD.remove(file);
    }

    // ---- identity

    /// The key of a file, or its path on file systems without keys; null if the file is missing.
    private static @Nullable Object identity(Path file) {
        try {
            Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
            return key == null ? file : key;
        } catch (IOException e) {
            return null;
        }
    }

    private static boolean holdsItsIdentity(Path file) {
        Object identity = identity(file);
        if (identity == null || identity.equals(file)) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            ByteBuffer held = ByteBuffer.allocate(LONGEST_IDENTITY);
            channel.read(held);
            return identity.toString()
                    .equals(StandardCharsets.UTF_8.decode(held.flip()).toString());
        } catch (IOException e) {
            return false;
        }
    }

    private static void keepIdentity(FileChannel channel, Object identity) {
        try {
            channel.truncate(0);
            channel.write(StandardCharsets.UTF_8.encode(identity.toString()), 0);
        } catch (IOException e) {
            // The next start checks the database instead.
            LOG.debug("cannot write the identity of a lock file", e);
        }
    }

    // ---- failures

    private static StoreException inUse(Path folder) {
        return new StoreException(
                Kind.LOCKED,
                "Another server is using the data folder " + folder + ". Stop it, or choose another folder.");
    }

    private static StoreException unwritable(Path folder, IOException cause) {
        return new StoreException(
                Kind.READ_ONLY,
                "The data folder " + folder + " cannot be created or written to. Check the path and its permissions.",
                cause);
    }

    private static void close(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            // The system releases the lock anyway, at the latest when the process ends.
        }
    }
}
