/// Compares a real server with the offline lobby of the module `browser`.
@NullMarked
package table13.server.solo;

import org.jspecify.annotations.NullMarked;
