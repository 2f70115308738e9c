/// Transfers of a whole store in both directions.
@NullMarked
package table13.server.store.transfer;

import org.jspecify.annotations.NullMarked;
