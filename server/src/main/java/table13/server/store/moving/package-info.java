/// Moves everything that lasts from one store into another. Begin with [Move]; each kind of store has its own
/// [Contents].
@NullMarked
package table13.server.store.moving;

import org.jspecify.annotations.NullMarked;
