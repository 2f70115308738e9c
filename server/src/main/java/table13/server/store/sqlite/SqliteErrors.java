package table13.server.store.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// Maps SQLite's result codes to [StoreException]. See https://www.sqlite.org/rescode.html.
final class SqliteErrors {
    /// In bytes. Less than this counts as full: a disk is rarely full to the last byte.
    private static final long NO_ROOM = 64 * 1024;

    private SqliteErrors() {}

    static StoreException of(Path file, Exception reason) {
        return switch (code(reason)) {
            case SQLITE_FULL -> full(file, reason);
            case SQLITE_IOERR -> isFull(file) ? full(file, reason) : ioError("I/O error at " + file + ".", reason);
            case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH ->
                new StoreException(
                        Kind.READ_ONLY, file + " is read-only. Check its permissions and its folder's.", reason);
            case SQLITE_CANTOPEN ->
                new StoreException(
                        Kind.READ_ONLY,
                        file + " cannot be opened for writing. Check that its folder is there and its permissions.",
                        reason);
            case SQLITE_BUSY, SQLITE_LOCKED ->
                new StoreException(Kind.LOCKED, "Another program keeps " + file + " locked. Stop it.", reason);
            case SQLITE_NOTADB -> new StoreException(Kind.FOREIGN, file + " is not a SQLite database.", reason);
            case SQLITE_CORRUPT ->
                new StoreException(Kind.CORRUPT, file + " is damaged. Restore the latest backup.", reason);
            case SQLITE_CONSTRAINT ->
                new StoreException(Kind.BUG, "Unexpected data error in " + file + "; please report it.", reason);
            default -> ioError(file + " could not be read or written.", reason);
        };
    }

    /// Whether any other write would fail now as well.
    static boolean isOfTheDisk(SQLException reason) {
        return switch (code(reason)) {
            case SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG, UNKNOWN_ERROR -> false;
            default -> true;
        };
    }

    private static SQLiteErrorCode code(Exception reason) {
        for (Throwable e = reason; e != null; e = e.getCause()) {
            // The lowest byte is the primary code; extended codes are not needed.
            if (e instanceof SQLException sql && sql.getErrorCode() != 0) {
                return SQLiteErrorCode.getErrorCode(sql.getErrorCode() & 0xff);
            }
        }
        return SQLiteErrorCode.UNKNOWN_ERROR;
    }

    private static boolean isFull(Path file) {
        try {
            return Files.getFileStore(file).getUsableSpace() < NO_ROOM;
        } catch (IOException e) {
            return false;
        }
    }

    private static StoreException full(Path file, Exception reason) {
        return new StoreException(
                Kind.DISK_FULL, "The disk is full: no room for " + file + ". Writes resume when there is.", reason);
    }

    private static StoreException ioError(String sentence, Exception reason) {
        return new StoreException(Kind.IO_ERROR, sentence, reason);
    }
}
