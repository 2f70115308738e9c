/// Metrics of a running server for monitoring.
@NullMarked
package table13.server.metrics;

import org.jspecify.annotations.NullMarked;
