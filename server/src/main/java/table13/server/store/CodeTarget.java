package table13.server.store;

/// Target of a short code that players say aloud.
///
/// @param id of the table
public record CodeTarget(Kind kind, String id) {

    /// Stored by name, so a name never changes.
    public enum Kind {
        /// The code opens the same page as the table's link.
        TABLE
    }
}
