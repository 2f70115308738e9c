package table13.server.store.postgres;

/// What the store has done, told to whoever tells others. Called from threads of the store, which must not be kept
/// waiting.
interface StoreListener {

    /// Entries were added to a log.
    void logAppended(String table, LogTail how);

    /// A guest was renamed, or has one device less.
    void changed(String guest);

    /// Whether anything can be stored has changed.
    void canStore(boolean isSo);

    /// The database was away, and may be another one now.
    void isBack();
}
