package table13.server.kit;

import table13.server.store.Store;

/// Several nodes with one log.
public interface NodeGroup extends AutoCloseable {

    /// The store of one more node, which has not joined yet.
    Store node();

    /// Ends a node without a goodbye.
    void kill(Store node);

    @Override
    void close();
}
