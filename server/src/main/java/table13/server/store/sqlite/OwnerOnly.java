package table13.server.store.sqlite;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Restricts files and folders to their owner, because they hold the seeds of future deals. Independent of the umask
/// and the folder's permissions. Only for POSIX; on Windows the access list of the folder applies.
final class OwnerOnly {
    private static final Logger LOG = LoggerFactory.getLogger(OwnerOnly.class);
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");

    private OwnerOnly() {}

    /// Creates an empty file if it is missing.
    static void makeFile(Path file) throws IOException {
        try {
            Files.createFile(file, permissions(file, FILE));
        } catch (FileAlreadyExistsException e) {
            if (Files.isSymbolicLink(file) && Files.notExists(file)) {
                throw e;
            }
        }
    }

    /// Creates a folder with its parents if it is missing. An existing folder keeps its permissions.
    static void makeFolder(Path folder) throws IOException {
        Files.createDirectories(folder, Files.exists(folder) ? new FileAttribute<?>[0] : permissions(folder, FOLDER));
    }

    /// Removes all permissions of other users. A file of another owner cannot be changed; that is logged.
    static void tighten(Path file) {
        if (!isPosix(file) || Files.notExists(file)) {
            return;
        }
        try {
            Set<PosixFilePermission> wanted = EnumSet.copyOf(FILE);
            Set<PosixFilePermission> found = Files.getPosixFilePermissions(file);
            wanted.retainAll(found);
            if (!wanted.equals(found)) {
                Files.setPosixFilePermissions(file, wanted);
            }
        } catch (IOException e) {
            LOG.warn("{} may be read by other users of this machine: its permissions cannot be changed", file);
        }
    }

    private static FileAttribute<?>[] permissions(Path path, Set<PosixFilePermission> permissions) {
        return isPosix(path)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
                : new FileAttribute<?>[0];
    }

    private static boolean isPosix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
