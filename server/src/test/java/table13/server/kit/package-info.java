/// Real servers and people with real lines to them, for tests in all packages.
@NullMarked
package table13.server.kit;

import org.jspecify.annotations.NullMarked;
