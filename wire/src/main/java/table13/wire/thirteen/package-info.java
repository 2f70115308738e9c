/// The words of 13 and of Friday the 13th.
@NullMarked
package table13.wire.thirteen;

import org.jspecify.annotations.NullMarked;
