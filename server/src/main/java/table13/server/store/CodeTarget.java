package table13.server.store;

/// What a code that is said aloud stands for.
///
/// @param id of the table
public record CodeTarget(Kind kind, String id) {

    /// Stored by name: a name never changes.
    public enum Kind {
        /// The code leads where the link of the table leads.
        TABLE
    }
}
