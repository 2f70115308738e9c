package table13.server.store;

public enum AppendOutcome {
    /// Stored on disk.
    COMMITTED,
    /// Another append took the expected version. Read the new entries, then try again.
    CONFLICT,
    /// The append may be stored now, later or never. Drop the table, send nothing about it, and read it again before
    /// anything else.
    UNKNOWN
}
