/// Servers that are killed or asked to end in the middle of everything.
@NullMarked
package table13.server.faults;

import org.jspecify.annotations.NullMarked;
