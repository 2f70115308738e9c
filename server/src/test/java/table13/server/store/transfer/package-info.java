/// Everything from one store to another, and back.
@NullMarked
package table13.server.store.transfer;

import org.jspecify.annotations.NullMarked;
