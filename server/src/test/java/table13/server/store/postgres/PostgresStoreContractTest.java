package table13.server.store.postgres;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import table13.server.store.GuestContract;
import table13.server.store.ListingContract;
import table13.server.store.LogContract;
import table13.server.store.Store;

/// What every store promises, of PostgreSQL.
class PostgresStoreContractTest implements LogContract, ListingContract, GuestContract {
    private Store store;

    @BeforeEach
    void open() {
        store = PostgresStore.open(PostgresAddress.of(TestDatabases.fresh()));
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
