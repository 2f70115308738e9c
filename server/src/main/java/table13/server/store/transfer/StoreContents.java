package table13.server.store.transfer;

import java.util.List;
import java.util.function.Consumer;

/// Everything that lasts in one store, to be read or filled as a whole while no server uses it. What was added is there
/// when [#keep] has returned, and otherwise nothing of it is. For one thread at a time; what goes wrong is thrown as
/// [table13.server.store.StoreException].
public interface StoreContents extends AutoCloseable {

    /// Hands out all rows of a kind in the order of their keys, byte by byte, and keeps none of them.
    void each(StoreRow.Kind kind, Consumer<StoreRow> taker);

    /// Adds rows of one kind.
    void add(List<StoreRow> rows);

    /// All that was added is there now, and on disk.
    void keep();

    @Override
    void close();
}
