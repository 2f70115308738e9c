/// Real servers and clients with real connections, for tests in all packages.
@NullMarked
package table13.server.kit;

import org.jspecify.annotations.NullMarked;
