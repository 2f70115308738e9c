package table13.server.store.postgres;

/// Receives changes by the store, to notify other nodes. Called from threads of the store. Must not block.
interface StoreListener {

    /// Entries were added to a log.
    void logAppended(String table, LogTail how);

    /// A guest has a new name, or one device less.
    void changed(String guest);

    /// The store has begun or ceased to accept writes.
    void canStore(boolean isSo);

    /// The database was unavailable, and may be another one now.
    void isBack();
}
