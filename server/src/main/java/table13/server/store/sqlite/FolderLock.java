package table13.server.store.sqlite;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Keeps a data folder to one server. The lock goes when the process does; its file stays, because to delete it would
/// let two servers hold two locks of the same name.
final class FolderLock implements AutoCloseable {
    private static final String NAME = "table13.lock";

    private final FileChannel channel;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
    }

    /// Makes the folder if there is none.
    static FolderLock take(Path folder) {
        FileChannel channel = open(folder);
        try {
            if (channel.tryLock() != null) {
                return new FolderLock(channel);
            }
        } catch (OverlappingFileLockException e) {
            throw closing(channel, new StoreException(Kind.LOCKED, inUse(folder), e));
        } catch (IOException e) {
            throw closing(channel, new StoreException(Kind.IO_ERROR, "The folder " + folder + " cannot be locked.", e));
        }
        throw closing(channel, new StoreException(Kind.LOCKED, inUse(folder)));
    }

    /// What is in it holds the seeds of deals to come: a new folder is for its owner alone.
    private static void make(Path folder) throws IOException {
        boolean isPosix = folder.getFileSystem().supportedFileAttributeViews().contains("posix");
        if (isPosix && Files.notExists(folder)) {
            Files.createDirectories(
                    folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        } else {
            Files.createDirectories(folder);
        }
    }

    private static FileChannel open(Path folder) {
        try {
            make(folder);
            return FileChannel.open(folder.resolve(NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw new StoreException(
                    Kind.READ_ONLY,
                    "The data folder " + folder + " cannot be made or written to. Check the path and its permissions.",
                    e);
        }
    }

    private static String inUse(Path folder) {
        return "Another server is using the data folder " + folder + ". Stop it, or choose another folder.";
    }

    private static StoreException closing(FileChannel channel, StoreException failure) {
        try {
            channel.close();
        } catch (IOException e) {
            failure.addSuppressed(e);
        }
        return failure;
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            // The system lets go of the lock anyway, at the latest when the process ends.
        }
    }
}
