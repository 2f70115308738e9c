/// Durable storage: the logs of the tables, the guests, and the lists derived from the logs. Only this package and its
/// subpackages use SQL. Begin with [Store].
@NullMarked
package table13.server.store;

import org.jspecify.annotations.NullMarked;
