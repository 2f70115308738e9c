/// The codec of 13 and Friday the 13th.
@NullMarked
package table13.wire.thirteen;

import org.jspecify.annotations.NullMarked;
