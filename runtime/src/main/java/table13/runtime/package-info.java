/// A table in use, on a server or on a device, without threads and without a store. Begin with [ActiveTable], which is
/// its life from top to bottom. [EventSourcedTable] rules on a request, plays it and has it stored in a [TableLog];
/// [Subscribers] sends
/// everybody what they may know.
@NullMarked
package table13.runtime;

import org.jspecify.annotations.NullMarked;
