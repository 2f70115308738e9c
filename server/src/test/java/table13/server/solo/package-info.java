/// The lobby of a device, in the module `browser`, speaks like a server: here a real server is asked.
@NullMarked
package table13.server.solo;

import org.jspecify.annotations.NullMarked;
