package table13.server.store.sqlite;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Copies a database while a server, in this process or another, goes on writing to it.
public final class SqliteBackup {
    private SqliteBackup() {}

    /// Copies the committed state at one moment. The copy gets its name when it is complete and on disk.
    ///
    /// @param file must not exist yet
    /// @throws StoreException if copying fails; the file then does not exist
    public static void copy(Path dataFolder, Path file) {
        SqliteFile source = SqliteFile.in(dataFolder);
        if (!Files.exists(source.path())) {
            throw new StoreException(Kind.OTHER, "There is no database at " + source.path() + ".");
        }
        SqliteHeader.read(source.path());
        Path target = file.toAbsolutePath().normalize();
        if (Files.exists(target)) {
            throw exists(target);
        }
        Path part = part(target);
        try {
            source.copyTo(part);
            AtomicRename.rename(part, target);
        } catch (SQLException e) {
            throw removing(part, failure(source.path(), target, e));
        } catch (FileAlreadyExistsException e) {
            throw removing(part, exists(target));
        } catch (IOException e) {
            throw removing(part, unwritable(target, e));
        }
    }

    /// A temporary file beside the copy with a unique name, readable by its owner only.
    private static Path part(Path target) {
        try {
            return Files.createTempFile(target.resolveSibling(""), target.getFileName() + ".", ".part");
        } catch (IOException e) {
            throw unwritable(target, e);
        }
    }

    /// Write failures concern the copy; all others concern the source.
    private static StoreException failure(Path source, Path target, SQLException e) {
        StoreException failure = SqliteErrors.of(source, e);
        return switch (failure.kind()) {
            case DISK_FULL, READ_ONLY -> SqliteErrors.of(target, e);
            default -> failure;
        };
    }

    private static StoreException removing(Path part, StoreException failure) {
        try {
            Files.deleteIfExists(part);
        } catch (IOException e) {
            failure.addSuppressed(e);
        }
        return failure;
    }

    private static StoreException exists(Path target) {
        return new StoreException(Kind.OTHER, target + " exists already. Choose another name, or move it away.");
    }

    private static StoreException unwritable(Path target, IOException cause) {
        return new StoreException(
                Kind.READ_ONLY,
                target + " cannot be written. Check that its folder is there and its permissions.",
                cause);
    }
}
