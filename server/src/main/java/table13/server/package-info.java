/// Tables over the network. Begin with [table13.server.store.Store].
@NullMarked
package table13.server;

import org.jspecify.annotations.NullMarked;
