package table13.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;
import table13.server.store.StoreTrouble.Kind;

/// SQLite's result codes in words. See https://www.sqlite.org/rescode.html.
final class SqliteTrouble {
    /// Less than this is no room: a disk that is full to the last byte is rare.
    private static final long NO_ROOM = 64 * 1024;

    private SqliteTrouble() {}

    static StoreTrouble of(Path file, Exception reason) {
        return switch (code(reason)) {
            case SQLITE_FULL -> full(file, reason);
            case SQLITE_IOERR -> isFull(file) ? full(file, reason) : other("The disk failed at " + file + ".", reason);
            case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH ->
                new StoreTrouble(
                        Kind.READ_ONLY, file + " is read-only. Check its permissions and its folder's.", reason);
            case SQLITE_CANTOPEN ->
                new StoreTrouble(
                        Kind.READ_ONLY,
                        file + " cannot be opened for writing. Check that its folder is there and its permissions.",
                        reason);
            case SQLITE_BUSY, SQLITE_LOCKED ->
                new StoreTrouble(Kind.LOCKED, "Another program keeps " + file + " locked. Stop it.", reason);
            case SQLITE_NOTADB -> new StoreTrouble(Kind.FOREIGN, file + " is not a SQLite database.", reason);
            case SQLITE_CORRUPT -> other(file + " is damaged. Take the latest backup.", reason);
            case SQLITE_CONSTRAINT -> other("This does not fit to what is stored in " + file + ".", reason);
            default -> other(file + " could not be read or written.", reason);
        };
    }

    /// Whether anything else would fail just now as well.
    static boolean isOfTheDisk(SQLException reason) {
        return switch (code(reason)) {
            case SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG, UNKNOWN_ERROR -> false;
            default -> true;
        };
    }

    private static SQLiteErrorCode code(Exception reason) {
        for (Throwable e = reason; e != null; e = e.getCause()) {
            // The lowest byte is the kind; the others say more than we use.
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

    private static StoreTrouble full(Path file, Exception reason) {
        return new StoreTrouble(
                Kind.DISK_FULL, "The disk is full: no room for " + file + ". It goes on when there is room.", reason);
    }

    private static StoreTrouble other(String sentence, Exception reason) {
        return new StoreTrouble(Kind.OTHER, sentence, reason);
    }
}
