package table13.server.store.transfer;

import java.util.List;
import java.util.function.Consumer;

/// The whole content of one store, to be read or filled while no server uses it. Added rows become visible when [#keep]
/// has returned, or not at all. Not thread-safe. Failures are thrown as [table13.server.store.StoreException].
public interface StoreContents extends AutoCloseable {

    /// Passes all rows of a kind to the consumer, in byte order of their keys. Streams: no row is retained.
    void each(StoreRow.Kind kind, Consumer<StoreRow> taker);

    /// Adds rows of one kind.
    void add(List<StoreRow> rows);

    /// Commits all added rows to disk.
    void keep();

    @Override
    void close();
}
