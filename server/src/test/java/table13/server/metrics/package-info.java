/// What a server counts.
@NullMarked
package table13.server.metrics;

import org.jspecify.annotations.NullMarked;
