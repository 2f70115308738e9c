/// What can be seen from outside of how the server is doing.
@NullMarked
package table13.server.metrics;

import org.jspecify.annotations.NullMarked;
