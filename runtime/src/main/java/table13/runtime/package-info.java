/// A table in use, on a server or on a device, without threads and without a store. Begin with [ActiveTable].
/// [EventSourcedTable] rules on a request, plays it and stores it in a [TableLog]; [Subscribers] sends to each guest
/// the data that the guest may see.
@NullMarked
package table13.runtime;

import org.jspecify.annotations.NullMarked;
