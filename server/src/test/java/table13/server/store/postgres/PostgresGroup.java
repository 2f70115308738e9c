package table13.server.store.postgres;

import java.util.ArrayList;
import java.util.List;
import table13.server.kit.NodeGroup;
import table13.server.store.Store;
import table13.server.store.StoreMetrics;

/// Nodes on their own PostgreSQL database, with short intervals.
public final class PostgresGroup implements NodeGroup {
    private final String address = TestDatabases.fresh();
    private final List<PostgresStore> stores = new ArrayList<>();

    @Override
    public Store node() {
        PostgresStore store = PostgresStore.open(
                PostgresAddress.of(address), PostgresSettings.USUAL, TestCluster.HURRY, StoreMetrics.NONE);
        stores.add(store);
        return store;
    }

    @Override
    public void kill(Store node) {
        ((PostgresNodes) node.nodes()).die();
    }

    @Override
    public void close() {
        stores.forEach(PostgresStore::close);
    }
}
