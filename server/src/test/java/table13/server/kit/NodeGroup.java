package table13.server.kit;

import table13.server.store.Store;

/// Several nodes with one log.
public interface NodeGroup extends AutoCloseable {

    /// The store of a new node that has not joined.
    Store node();

    /// Kills a node without a shutdown.
    void kill(Store node);

    @Override
    void close();
}
