/// Everything from one store to another, and back.
@NullMarked
package table13.server.store.moving;

import org.jspecify.annotations.NullMarked;
