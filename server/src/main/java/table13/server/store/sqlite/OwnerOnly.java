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

/// Files and folders that only their owner may read and write, because they hold the seeds of deals to come. The umask
/// and the permissions of the folder do not matter. Only for POSIX; on Windows the access list of the folder counts.
final class OwnerOnly {
    private static final Logger LOG = LoggerFactory.getLogger(OwnerOnly.class);
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");

    private OwnerOnly() {}

    /// Makes an empty file, unless there is one.
    static void makeFile(Path file) throws IOException {
        try {
            Files.createFile(file, permissions(file, FILE));
        } catch (FileAlreadyExistsException e) {
            if (Files.isSymbolicLink(file) && Files.notExists(file)) {
                throw e;
            }
        }
    }

    /// Makes a folder with its parents, unless there is one. An existing folder keeps its permissions.
    static void makeFolder(Path folder) throws IOException {
        Files.createDirectories(folder, Files.exists(folder) ? new FileAttribute<?>[0] : permissions(folder, FOLDER));
    }

    /// Takes all permissions from everybody but the owner. A file of another owner cannot be changed; that is logged.
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
