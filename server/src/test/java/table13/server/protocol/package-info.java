/// The protocol as it is promised: examples, document, edges.
@NullMarked
package table13.server.protocol;

import org.jspecify.annotations.NullMarked;
