package table13.server.store.sqlite;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import table13.server.store.CodeContract;
import table13.server.store.GuestContract;
import table13.server.store.ListingContract;
import table13.server.store.LogContract;
import table13.server.store.Store;

/// The contract of every store, on SQLite.
class SqliteStoreContractTest implements LogContract, ListingContract, GuestContract, CodeContract {
    @TempDir
    private Path folder;

    private Store store;

    @BeforeEach
    void open() {
        store = SqliteStore.open(folder);
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Override
    public Store store() {
        return store;
    }
}
