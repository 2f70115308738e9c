package table13.server.store.postgres;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import table13.server.store.CodeContract;
import table13.server.store.GuestContract;
import table13.server.store.ListingContract;
import table13.server.store.LogContract;
import table13.server.store.Store;

/// The contract of every store, on PostgreSQL.
class PostgresStoreContractTest implements LogContract, ListingContract, GuestContract, CodeContract {
    private String database;
    private Store store;

    @BeforeEach
    void open() {
        database = TestDatabases.fresh();
        store = anotherNode();
    }

    @Override
    public Store anotherNode() {
        return PostgresStore.open(PostgresAddress.of(database));
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
