/// What outlives the process: the logs of the tables, the guests, and the lists that are worked out from the logs. The
/// only package that sees SQL. Begin with [Store].
@NullMarked
package table13.server.store;

import org.jspecify.annotations.NullMarked;
