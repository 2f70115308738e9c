/// The codec of 13 Leaves.
@NullMarked
package table13.wire.leaves;

import org.jspecify.annotations.NullMarked;
