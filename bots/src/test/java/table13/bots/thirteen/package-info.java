@NullMarked
package table13.bots.thirteen;

import org.jspecify.annotations.NullMarked;
