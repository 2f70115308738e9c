/// Metrics of a server.
@NullMarked
package table13.server.metrics;

import org.jspecify.annotations.NullMarked;
