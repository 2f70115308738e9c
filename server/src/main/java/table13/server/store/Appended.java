package table13.server.store;

public enum Appended {
    /// It is on disk.
    DONE,
    /// Somebody else was quicker: read what is new, then try again.
    BEHIND
}
