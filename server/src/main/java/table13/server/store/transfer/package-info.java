/// Copies the whole content of one store into another. Begin with [StoreTransfer]; each kind of store has its own
/// [StoreContents].
@NullMarked
package table13.server.store.transfer;

import org.jspecify.annotations.NullMarked;
