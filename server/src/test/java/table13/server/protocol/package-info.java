/// Tests of the protocol: examples, document, edge cases.
@NullMarked
package table13.server.protocol;

import org.jspecify.annotations.NullMarked;
