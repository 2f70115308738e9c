/// Bot knowledge of *13* and *Friday the 13th*.
@NullMarked
package table13.bots.thirteen;

import org.jspecify.annotations.NullMarked;
