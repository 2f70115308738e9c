package table13.server.store;

public enum AppendOutcome {
    /// It is on disk.
    COMMITTED,
    /// Somebody else was quicker: read what is new, then try again.
    CONFLICT,
    /// It may be stored, or be stored later, or never: nobody could find out. Forget the table, say nothing about it to
    /// anybody, and read it again before anything else.
    UNKNOWN
}
