package table13.server.store;

/// Something could not be stored or read. The message is a sentence for the people who run the server and holds no
/// secret.
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// What kind of failure, as far as it matters what to do next.
    public enum Kind {
        /// There is no room on the disk: go on when there is.
        DISK_FULL,
        /// It may not be written: wrong permissions, or a medium that is read-only.
        READ_ONLY,
        /// Another process has it.
        LOCKED,
        /// The database does not answer, or nobody can get there: go on when it is back.
        AWAY,
        /// The database takes too long: go on when it is faster.
        SLOW,
        /// The database has no connection left for us.
        CROWDED,
        /// The database does not let us in.
        FORBIDDEN,
        /// The disk or the system failed: an I/O error.
        IO_ERROR,
        /// The file is damaged: only a backup helps.
        CORRUPT,
        /// Not a database of ours.
        FOREIGN,
        /// Made by a newer version of Table 13.
        TOO_NEW,
        /// The file was taken away or replaced while it was in use: nothing is stored until the next start.
        GONE,
        /// Nobody could find out whether it was stored.
        UNKNOWN,
        /// Our own program is wrong.
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
