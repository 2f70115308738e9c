/// Bot knowledge of *13 Leaves*.
@NullMarked
package table13.bots.leaves;

import org.jspecify.annotations.NullMarked;
