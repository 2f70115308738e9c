package table13.server.store;

/// A failed read or write of the store. The message is a sentence for hosts and contains no secret.
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// Kinds of failure that differ in the next step.
    public enum Kind {
        /// The disk is full. Works again when there is room.
        DISK_FULL,
        /// Not writable: wrong permissions, or a read-only medium.
        READ_ONLY,
        /// Another process holds the lock.
        LOCKED,
        /// The database does not answer or cannot be reached. Works again when it is back.
        AWAY,
        /// The database answers too slowly. Works again when it is faster.
        SLOW,
        /// The database has no free connection.
        CROWDED,
        /// The database refuses the user.
        FORBIDDEN,
        /// I/O error of the disk or the system.
        IO_ERROR,
        /// The file is damaged. Only a backup helps.
        CORRUPT,
        /// Not a database of Table 13.
        FOREIGN,
        /// Made by a newer version of Table 13.
        TOO_NEW,
        /// The file was deleted or replaced while in use. Nothing is stored until the next start.
        GONE,
        /// The outcome of the write cannot be determined.
        UNKNOWN,
        /// A bug in this program.
        BUG,
        OTHER
    }

    private final Kind kind;

    public StoreException(Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    public StoreException(Kind kind, String message, Throwable cause) {
        super(message, cause);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }
}
