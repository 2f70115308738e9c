/// Servers that are killed or terminated during play.
@NullMarked
package table13.server.faults;

import org.jspecify.annotations.NullMarked;
